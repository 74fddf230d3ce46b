import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { AmountField, BottomBar, Button, InlineNotice, KeyValue, Lead, Money, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBasis } from '../../api/pointCalls.ts';
import { UnfinishedMoney } from '../../flows/UnfinishedMoney.tsx';
import { useMoneyDraft } from '../../flows/useMoneyDraft.ts';
import { messages } from '../../messages/index.ts';
import { useSay } from '../../messages/useSay.ts';
import { type Basis, mostOf } from '../../model/basis.ts';
import styles from '../../parts/money.module.css';
import { MoneyScreen } from './MoneyScreen.tsx';

const quickAmounts = [10_000, 30_000, 50_000, 100_000];

/** How much, between the points and the main account: charging and moving back look alike. */
export function AccountAmount({ kind, next }: { kind: 'charge' | 'withdraw'; next: string }) {
  const t = messages.use().money;
  const load = useLoad((signal) => readBasis(kind, { signal }));
  if (load.data) return <Amount kind={kind} next={next} basis={load.data} />;
  return <MoneyScreen title={t.account[kind].title} of={load} />;
}

interface AmountProps {
  kind: 'charge' | 'withdraw';
  next: string;
  basis: Basis;
}

function Amount({ kind, next, basis }: AmountProps) {
  const t = messages.use().money;
  const say = useSay();
  const words = t.account[kind];
  const { navigate } = useWallet();
  const draft = useMoneyDraft('account');
  const [amount, setAmount] = useState<number | null>(null);
  const most = mostOf(basis, kind);
  const isGood = amount !== null && amount >= 1 && amount <= most;

  async function goOn() {
    if (amount === null || !isGood) return;
    await draft.save({ amount });
    navigate.push(next);
  }

  const footer = (
    <BottomBar>
      <Button action="next" disabled={!isGood} onClick={() => void goOn()}>
        {t.next}
      </Button>
    </BottomBar>
  );
  const { limits, account } = basis;
  return (
    <Screen title={words.title} footer={footer} step={{ current: 1, total: 2 }}>
      <UnfinishedMoney />
      <Lead title={words.lead} />
      <div className={styles.stack}>
        {most === 0 && <InlineNotice tone="warning">{t.account.nothing}</InlineNotice>}
        <AmountField
          field="amount"
          label={t.account.amount}
          value={amount}
          onChange={setAmount}
          unit={t.unit}
          min={1}
          max={most}
          quickAmounts={quickAmounts}
          hint={words.hint({ most })}
        />
        <KeyValue
          rows={[
            { label: words.from, value: `${say(account.bank)} ${account.shown}` },
            { label: t.facts.balance, value: <Money amount={basis.balance} unit={t.unit} /> },
            ...(kind === 'withdraw'
              ? [{ label: t.account.charged, value: <Money amount={basis.charged} unit={t.unit} /> }]
              : []),
          ]}
        />
        {kind === 'withdraw' && <InlineNotice>{t.account.chargedOnly}</InlineNotice>}
      </div>
      <Section title={t.account.limits}>
        <KeyValue
          rows={[
            { label: t.account.once, value: <Money amount={limits.once} unit={t.unit} /> },
            { label: t.account.daily, value: <Money amount={limits.daily} unit={t.unit} /> },
            { label: t.account.monthly, value: <Money amount={limits.monthly} unit={t.unit} /> },
          ]}
        />
      </Section>
    </Screen>
  );
}
