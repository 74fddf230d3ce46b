import { Screen } from '@wallet/kit/app';
import { InlineNotice, Money } from '@wallet/kit/ui';
import { ConfirmMoney } from '../flows/ConfirmMoney.tsx';
import { useDraftLoad } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import { splitEvenly } from '../model/people.ts';
import type { MoneyDraft } from '../state/moneyDrafts.ts';
import { NoDraft } from './money/NoDraft.tsx';

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

function Confirm({ draft: { title, total, people } }: { draft: MoneyDraft<'asking'> }) {
  const t = messages.use().money;
  const { each, own } = splitEvenly(total, people.length);
  const points = (amount: number) => <Money amount={amount} unit={t.unit} />;
  const shares = people.map(({ id, name }) => ({ receiverId: id, name, amount: each }));
  return (
    <ConfirmMoney
      title={t.requests.confirmTitle}
      lead={t.requests.confirmLead}
      facts={{ kind: 'request', title, amount: each * people.length, shares }}
      submit={t.requests.submit}
      needsNoPassword
      draft="asking"
      rows={[
        { label: t.requests.title2, value: title },
        ...people.map(({ name, phone }) => ({ label: `${name} ${phone.slice(-4)}`, value: points(each) })),
        { label: t.requests.mineShare, value: points(own) },
        { label: t.facts.total, value: points(total), isStrong: true },
      ]}
    >
      <InlineNotice>{t.requests.confirmHint}</InlineNotice>
    </ConfirmMoney>
  );
}
