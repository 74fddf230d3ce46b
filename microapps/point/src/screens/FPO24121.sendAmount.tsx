import { Screen, useWallet } from '@wallet/kit/app';
import { AmountField, BottomBar, Button, Lead } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBasis } from '../api/pointCalls.ts';
import { useDraftLoad, useMoneyDraft } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import { type Basis, mostOf } from '../model/basis.ts';
import styles from '../parts/money.module.css';
import type { MoneyDraft } from '../state/moneyDrafts.ts';
import { MoneyScreen } from './money/MoneyScreen.tsx';
import { NoDraft } from './money/NoDraft.tsx';

export function FPO24121() {
  const t = messages.use().money;
  const load = useDraftLoad('sending', (_, signal) => readBasis('send', { signal }));
  if (load.data) return <Amount draft={load.data.draft} basis={load.data.data} />;
  return (
    <MoneyScreen title={t.send.title} of={load}>
      <NoDraft first="FPO24110" />
    </MoneyScreen>
  );
}

function Amount({ draft, basis }: { draft: MoneyDraft<'sending'>; basis: Basis }) {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const { save } = useMoneyDraft('sending');
  const [amount, setAmount] = useState<number | null>(draft.amount ?? null);
  const most = mostOf(basis, 'send');
  const isGood = amount !== null && amount >= 1 && amount <= most;

  async function goOn() {
    if (amount === null) return;
    await save({ ...draft, amount });
    navigate.push('FPO24122');
  }

  const footer = (
    <BottomBar>
      <Button action="next" disabled={!isGood} onClick={() => void goOn()}>
        {t.next}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.send.title} step={{ current: 2, total: 5 }} footer={footer}>
      <Lead title={t.send.howMuch({ name: draft.receiver.name })} />
      <div className={styles.stack}>
        <AmountField
          field="amount"
          label={t.account.amount}
          value={amount}
          onChange={setAmount}
          unit={t.unit}
          min={1}
          max={most}
          quickAmounts={[1000, 5000, 10_000]}
          hint={`${t.facts.balance} ${t.points({ amount: basis.balance })}`}
        />
      </div>
    </Screen>
  );
}
