import { Screen } from '@wallet/kit/app';
import { BottomBar, Button, Card, InlineNotice, KeyValue, LongWork, Money } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { splitEvenly } from '../model/people.ts';
import { Lead } from '../parts/Lead.tsx';
import styles from '../parts/money.module.css';
import type { MoneyDraft } from '../state/moneyDrafts.ts';
import { NoDraft } from './money/NoDraft.tsx';
import { useDraftLoad } from './money/useMoneyDraft.ts';
import { usePlaceOrder } from './money/usePlaceOrder.ts';

export function FPO24350() {
  const t = messages.use().money;
  const load = useDraftLoad('asking', async () => null);
  if (load.data) return <Confirm draft={load.data.draft} />;
  return (
    <Screen title={t.requests.confirmTitle} of={load}>
      <NoDraft first="FPO24340" />
    </Screen>
  );
}

function Confirm({ draft }: { draft: MoneyDraft<'asking'> }) {
  const t = messages.use().money;
  const { place, isRunning, problem } = usePlaceOrder(undefined, 'asking');
  const { title, total, people } = draft;
  const { each, own } = splitEvenly(total, people.length);
  const points = (amount: number) => <Money amount={amount} unit={t.unit} />;

  function ask() {
    const shares = people.map(({ id, name }) => ({ receiverId: id, name, amount: each }));
    // No points move: the request needs no password.
    return place({ kind: 'request', title, amount: each * people.length, shares }, '');
  }

  const footer = (
    <BottomBar>
      <Button action="submit" isBusy={isRunning} onClick={() => void ask()}>
        {t.requests.submit}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.requests.confirmTitle} footer={footer}>
      <Lead title={t.requests.confirmLead} />
      <div className={styles.stack}>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.requests.title2, value: title },
              ...people.map(({ name, phone }) => ({
                label: `${name} ${phone.slice(-4)}`,
                value: points(each),
              })),
              { label: t.requests.mineShare, value: points(own) },
              { label: t.facts.total, value: points(total), isStrong: true },
            ]}
          />
        </Card>
        <InlineNotice>{t.requests.confirmHint}</InlineNotice>
        {problem && <InlineNotice tone="danger">{t.refusals[problem]}</InlineNotice>}
        {isRunning && <LongWork says={t.confirm.working} quietFor={0} />}
      </div>
    </Screen>
  );
}
