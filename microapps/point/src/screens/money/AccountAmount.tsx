import { MainButton, Screen } from '@wallet/kit/app';
import { AmountField, InlineNotice, KeyValue, Lead, Money, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readBasis } from '../../api/pointCalls.ts';
import { accountFlows } from '../../flows/moneyFlows.ts';
import { UnfinishedMoney } from '../../flows/UnfinishedMoney.tsx';
import { messages } from '../../messages/index.ts';
import { useSay } from '../../messages/useSay.ts';
import { mostOf } from '../../model/basis.ts';
import { walletFirst } from '../../parts/walletFirst.tsx';

const quickAmounts = [10_000, 30_000, 50_000, 100_000];

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
      const isGood = amount !== null && amount >= 1 && amount <= most;

      async function keep() {
        if (amount === null || !isGood) return;
        await begin({ amount });
        await goOn(next);
      }

      const { limits, account } = basis;
      return (
        <Screen title={words.title}>
          <UnfinishedMoney />
          <Lead title={words.lead} />
          <Stack>
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
          </Stack>
          <Section title={t.account.limits}>
            <KeyValue
              rows={[
                { label: t.account.once, value: <Money amount={limits.once} unit={t.unit} /> },
                { label: t.account.daily, value: <Money amount={limits.daily} unit={t.unit} /> },
                { label: t.account.monthly, value: <Money amount={limits.monthly} unit={t.unit} /> },
              ]}
            />
          </Section>
          <MainButton action="next" disabled={!isGood} run={keep}>
            {t.next}
          </MainButton>
        </Screen>
      );
    },
  );
