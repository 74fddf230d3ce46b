import { MainButton, Screen } from '@wallet/kit/app';
import { AmountPad, BankMark, InlineNotice, Lead, MeansPill, VisuallyHidden } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBasis } from '../api/pointCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { mostOf } from '../model/basis.ts';
import { walletFirst } from '../parts/walletFirst.tsx';
import { accountFlows } from './moneyFlows.ts';
import { UnfinishedMoney } from './UnfinishedMoney.tsx';

const quickAmounts = [10_000, 50_000];

/** How much, between the points and the main account: charging and moving back look alike. */
export const accountAmount = (kind: 'charge' | 'withdraw', next: string) =>
  accountFlows[kind].step(
    { ask: (_, { signal }) => readBasis(kind, { signal }), instead: walletFirst },
    function AccountAmount({ data: basis, begin, goOn }) {
      const t = messages.use().money;
      const say = useSay();
      const words = t.account[kind];
      const [amount, setAmount] = useState<number | null>(null);
      const most = mostOf(basis, kind);
      const isTooMuch = (amount ?? 0) > most;
      const isGood = amount !== null && amount >= 1 && !isTooMuch;

      async function keep() {
        if (amount === null || !isGood) return;
        await begin({ amount });
        await goOn(next);
      }

      const { account } = basis;
      return (
        <Screen title={words.title}>
          <UnfinishedMoney />
          <Lead title={words.lead} {...(kind === 'withdraw' && { children: t.account.chargedOnly })} />
          {most === 0 && <InlineNotice tone="warning">{t.account.nothing}</InlineNotice>}
          <AmountPad
            field="amount"
            label={t.account.amount}
            value={amount}
            onChange={setAmount}
            unit={t.unit}
            max={most}
            quickAmounts={quickAmounts}
            means={
              <MeansPill leading={<BankMark code={account.bankCode} size="small" />}>
                <VisuallyHidden>{words.from} </VisuallyHidden>
                {say(account.bank)} {account.shown}
              </MeansPill>
            }
            hint={most > 0 && words.hint({ most })}
            problem={isTooMuch ? words.hint({ most }) : undefined}
            messageId="max"
            result={words.after({ amount: basis.balance + (kind === 'charge' ? 1 : -1) * (amount ?? 0) })}
          />
          <MainButton action="next" disabled={!isGood} run={keep}>
            {amount === null ? t.next : words.submit({ amount })}
          </MainButton>
        </Screen>
      );
    },
  );
