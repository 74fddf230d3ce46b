import { ConfirmOrder, Gone, OrderEnd, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { accountEnd, currencyDecimals } from '@wallet/kit/format';
import { AmountPad, Button, IconTile, InlineNotice, SheetSelect, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readWithdrawTerms } from '../api/moreCalls.ts';
import { moveOrder } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import type { WithdrawTerms } from '../model/more.ts';
import { CurrencySelect } from '../parts/CurrencySelect.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';

/** To an own account of the same currency; how it ended stands at the same address. */
export function FFC43000() {
  return useQuery().get('order') === null ? <Withdraw /> : <End />;
}

function Withdraw() {
  const t = messages.use().more;
  const load = useLoad(readWithdrawTerms, undefined, { onResume: 'reload' });
  const [round, setRound] = useState(0);
  const instead = useNotOpen();
  const { data } = load;
  if (!data || data.accounts.length === 0 || data.pockets.length === 0) {
    return (
      <Screen of={load} instead={instead}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <Gone to="FFC10000" {...t.withdraw.none} />
          ) : (
            <Gone to="FFC21000" {...t.sends.noPocket} />
          )
        }
      </Screen>
    );
  }
  return (
    <Form
      key={round}
      terms={data}
      onAgain={() => {
        load.reload();
        setRound(round + 1);
      }}
    />
  );
}

function Form({
  terms: { accounts, pockets, opensAt },
  onAgain,
}: {
  terms: WithdrawTerms;
  onAgain: () => void;
}) {
  const t = messages.use().more.withdraw;
  const asked = useQuery().get('crncyCd');
  const [currency, setCurrency] = useState(
    (pockets.find((one) => one.currency === asked) ?? pockets[0])?.currency ?? 'USD',
  );
  const [minor, setMinor] = useState<number | null>(null);
  const [chosen, setChosen] = useState('');
  const held = pockets.find((one) => one.currency === currency)?.minor ?? 0;
  const fitting = accounts.filter(({ currencies }) => currencies.includes(currency));
  const account = fitting.find(({ id }) => id === chosen) ?? fitting[0];
  const isTooMuch = (minor ?? 0) > held;
  const isReady = minor && !isTooMuch && account && !opensAt;
  const amount = money(minor ?? 0, currency);
  return (
    <ConfirmOrder
      order={moveOrder}
      facts={isReady ? { kind: 'withdraw', currency, amount: minor, to: account.id, more: '', fee: 0 } : null}
      lead={t.lead}
      entry={
        <Stack>
          {opensAt && (
            <InlineNotice tone="warning" messageId="fxBankClosed">
              {t.closed({ at: opensAt })}
            </InlineNotice>
          )}
          <AmountPad
            key={currency}
            field="amount"
            label={t.amount}
            value={minor}
            onChange={setMinor}
            unit={currency}
            decimals={currencyDecimals(currency)}
            max={held}
            means={
              <>
                <CurrencySelect
                  isPill
                  currencies={pockets.map((one) => one.currency)}
                  value={currency}
                  onChange={(code) => {
                    setCurrency(code);
                    setMinor(null);
                  }}
                />
                <span>{t.held({ money: money(held, currency) })}</span>
              </>
            }
            ways={
              fitting.length > 0 && (
                <SheetSelect
                  isPill
                  field="account"
                  label={t.account}
                  leading={<IconTile picture="account" size="small" />}
                  options={fitting.map(({ id, name, number }) => ({
                    value: id,
                    title: `${name} ${accountEnd(number)}`,
                  }))}
                  value={account?.id ?? ''}
                  onChange={setChosen}
                />
              )
            }
            problem={isTooMuch ? t.tooMuch : undefined}
          />
          {fitting.length === 0 && <InlineNotice tone="warning">{t.noAccount({ currency })}</InlineNotice>}
        </Stack>
      }
      rows={
        isReady
          ? [
              { label: t.facts.amount, value: amount, isStrong: true },
              { label: t.facts.to, value: `${account.name} ${accountEnd(account.number)}` },
              { label: t.facts.fee, value: t.free },
              { label: t.facts.left, value: money(held - minor, currency) },
            ]
          : []
      }
      secret={{ hint: t.hint({ money: amount }) }}
      submit={t.submit}
      onAgain={onAgain}
    />
  );
}

function End() {
  const t = messages.use();
  const { withdraw } = t.more;
  const { navigate } = useWallet();
  return (
    <OrderEnd
      order={moveOrder}
      kind="withdraw"
      words={() => withdraw.ends}
      rows={(end) => {
        if (end.kind !== 'done' || !end.receipt.withdrawn) return [];
        const { currency, minor, account, number, left } = end.receipt.withdrawn;
        return [
          { label: withdraw.facts.amount, value: money(minor, currency), isStrong: true },
          { label: withdraw.facts.to, value: `${account} ${number}` },
          { label: withdraw.facts.left, value: money(left, currency) },
          { label: withdraw.facts.at, value: t.at({ at: end.receipt.at }) },
        ];
      }}
      doneAt={({ at }) => at}
      again="FFC43000"
      home="FFC10000"
      actions={(end) =>
        end.kind === 'done' && (
          <Button
            full
            variant="secondary"
            action="entry"
            onClick={() => navigate.replace('FFC52000', { query: { orderId: end.receipt.entryId } })}
          >
            {withdraw.entry}
          </Button>
        )
      }
    />
  );
}
