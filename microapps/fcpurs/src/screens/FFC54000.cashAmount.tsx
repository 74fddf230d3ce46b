import { Gone, MainButton, Screen, Unfinished, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatMoney } from '@wallet/kit/format';
import { AmountPad, Button, Card, InlineNotice, KeyValue, Lead, Note, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listCash, readCashTerms } from '../api/moreCalls.ts';
import { fetching, moveOrder } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type CashTerms, cashFee, minorOf, mostCash, notesOf } from '../model/more.ts';
import { CurrencySelect } from '../parts/CurrencySelect.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';

export function FFC54000() {
  const t = messages.use().more.cash;
  const { navigate } = useWallet();
  const load = useLoad(
    async (signal) => {
      const [terms, orders] = await Promise.all([
        readCashTerms(undefined, { signal }),
        listCash(undefined, { signal }),
      ]);
      return { terms, waiting: orders.filter(({ qr }) => qr !== '').length };
    },
    [],
    { onResume: 'reload' },
  );
  return (
    <Screen of={load} instead={useNotOpen()}>
      {({ terms, waiting }) => (
        <Stack>
          <Unfinished order={moveOrder} />
          {waiting > 0 && (
            <InlineNotice>
              {t.orders} {t.ordersWaiting({ count: waiting })}
              <Button
                variant="text"
                size="small"
                leads
                action="openOrders"
                onClick={() => navigate.push('FFC54200')}
              >
                {t.seeOrders}
              </Button>
            </InlineNotice>
          )}
          {terms.pockets.length === 0 ? <Gone to="FFC21000" {...t.none} /> : <Amount terms={terms} />}
        </Stack>
      )}
    </Screen>
  );
}

function Amount({ terms }: { terms: CashTerms }) {
  const t = messages.use().more.cash;
  const { navigate } = useWallet();
  const { begin } = fetching.useDraft();
  const asked = useQuery().get('crncyCd');
  const [currency, setCurrency] = useState(
    (terms.pockets.find((one) => one.currency === asked) ?? terms.pockets[0])?.currency,
  );
  const [units, setUnits] = useState<number | null>(null);
  const pocket = terms.pockets.find((one) => one.currency === currency);
  if (!pocket) return null;
  const smallest = pocket.notes.at(-1) ?? 1;
  const most = mostCash(pocket, terms);
  const whole = (count: number) => money(minorOf(pocket.currency, count), pocket.currency);
  const fee = cashFee(minorOf(pocket.currency, units ?? 0), { ...pocket, ...terms });
  const problem =
    units === null
      ? undefined
      : units % smallest !== 0
        ? t.smallest({ money: whole(smallest) })
        : units > most
          ? t.most({ money: whole(most) })
          : undefined;
  return (
    <>
      <Lead title={t.lead}>{t.rule({ percent: (terms.rate / 100).toFixed(1), days: terms.days })}</Lead>
      <AmountPad
        key={pocket.currency}
        field="units"
        label={t.amount}
        value={units}
        onChange={setUnits}
        unit={pocket.currency}
        max={most}
        means={
          <CurrencySelect
            isPill
            currencies={terms.pockets.map((one) => one.currency)}
            value={pocket.currency}
            onChange={(code) => {
              setCurrency(code);
              setUnits(null);
            }}
          />
        }
        hint={t.most({ money: whole(most) })}
        problem={problem}
        quickAmounts={pocket.notes.slice(0, 2).toReversed()}
      />
      {units !== null && units > 0 && !problem && (
        <>
          {fee > 0 ? (
            <InlineNotice tone="warning" messageId="fxCashFee">
              {t.fxCashFee({ money: money(fee, pocket.currency) })}
            </InlineNotice>
          ) : (
            <InlineNotice tone="success">{t.free({ days: terms.days })}</InlineNotice>
          )}
          <Card tone="soft">
            <KeyValue
              rows={[
                {
                  label: t.notes,
                  value: notesOf(units, pocket.notes)
                    .map(({ face, count }) => t.note({ face: formatMoney(face), count }))
                    .join(', '),
                },
                {
                  label: t.facts.total,
                  value: money(minorOf(pocket.currency, units) + fee, pocket.currency),
                  isStrong: true,
                },
              ]}
            />
          </Card>
        </>
      )}
      {most === 0 && <Note>{t.smallest({ money: whole(smallest) })}</Note>}
      <MainButton
        action="next"
        disabled={!units || problem !== undefined}
        run={async () => {
          if (!units) return;
          await begin({ currency: pocket.currency, units, fee });
          navigate.push('FFC54100');
        }}
      >
        {t.next}
      </MainButton>
    </>
  );
}
