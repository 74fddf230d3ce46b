import { MainButton, Screen } from '@wallet/kit/app';
import { AmountField, Lead, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBasis } from '../api/pointCalls.ts';
import { sending } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import { mostOf } from '../model/basis.ts';
import { walletFirst } from '../parts/walletFirst.tsx';

export const FPO24121 = sending.step(
  { needs: ['receiver'], ask: (_, { signal }) => readBasis('send', { signal }), instead: walletFirst },
  function SendAmount({ draft, data: basis, goOn }) {
    const t = messages.use().money;
    const [amount, setAmount] = useState<number | null>(draft.amount ?? null);
    const most = mostOf(basis, 'send');
    const isGood = amount !== null && amount >= 1 && amount <= most;
    return (
      <Screen title={t.send.title}>
        <Lead title={t.send.howMuch({ name: draft.receiver.name })} />
        <Stack>
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
        </Stack>
        <MainButton
          action="next"
          disabled={!isGood}
          run={async () => {
            if (amount !== null) await goOn('FPO24122', { amount });
          }}
        >
          {t.next}
        </MainButton>
      </Screen>
    );
  },
);
