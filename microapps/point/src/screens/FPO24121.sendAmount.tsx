import { MainButton, Screen } from '@wallet/kit/app';
import { AmountPad, IconTile, Lead, MeansPill } from '@wallet/kit/ui';
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
    const isTooMuch = (amount ?? 0) > most;
    const isGood = amount !== null && amount >= 1 && !isTooMuch;
    return (
      <Screen title={t.send.title}>
        <Lead title={t.send.howMuch({ name: draft.receiver.name })} />
        <AmountPad
          field="amount"
          label={t.account.amount}
          value={amount}
          onChange={setAmount}
          unit={t.unit}
          max={most}
          quickAmounts={[1000, 10_000, 50_000]}
          means={
            <MeansPill leading={<IconTile picture="point" size="small" />}>
              {t.facts.balance} {t.points({ amount: basis.balance })}
            </MeansPill>
          }
          hint={t.send.most({ most })}
          problem={isTooMuch ? t.send.most({ most }) : undefined}
          messageId="max"
          result={t.send.after({ amount: basis.balance - (amount ?? 0) })}
        />
        <MainButton
          action="next"
          disabled={!isGood}
          run={async () => {
            if (amount !== null) await goOn('FPO24122', { amount });
          }}
        >
          {amount === null ? t.next : t.send.submit({ amount })}
        </MainButton>
      </Screen>
    );
  },
);
