import { DoorGrid, Part, Screen, Unfinished, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, InlineNotice, Lead, List, RateTable, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listCoinOrders, listOrders, readRates, readTerms } from '../api/calls.ts';
import { cashOrder } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import {
  appliedRate,
  askedRate,
  cash,
  isMain,
  isWaiting,
  mainCurrencies,
  preferenceWith,
  type Rates,
  termsFor,
} from '../model/exchange.ts';
import { BothWays } from '../parts/BothWays.tsx';
import { CurrencyChips } from '../parts/CurrencyChips.tsx';
import { Notice } from '../parts/Notice.tsx';
import { CoinRow, OrderRow } from '../parts/OrderRow.tsx';

const doors = [
  ['coins', 'coins', 'FEX00003'],
  ['kiosks', 'withdraw', 'FEX02101'],
  ['orders', 'history', 'FEX01101'],
  ['guide', 'whitepaper', 'FEX02002'],
] as const;

export function FEX00001() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readRates, undefined, { onResume: 'reload' });
  const asked = useQuery().get('crncyCd');
  const [showsAll, setAll] = useState(false);
  const open = (crncyCd: string) => navigate.push('FEX00002', { query: { crncyCd } });
  return (
    <Screen of={load} ground>
      {(rates) => {
        const sorted = [...mainCurrencies.map((code) => askedRate(rates, code))].flatMap(
          (rate) => rate ?? [],
        );
        const rest = rates.rates.filter(({ currency }) => !isMain(currency));
        return (
          <>
            <Unfinished order={cashOrder} />
            <Calculator key={asked} rates={rates} asked={asked} />
            <Waiting />
            <DoorGrid
              bare
              size="quick"
              title={t.home.doors}
              doors={doors.map(([action, picture, code]) => ({
                action,
                picture,
                code,
                name: t.home[action],
              }))}
            />
            <Card>
              <Section title={t.home.rates}>
                <Stack>
                  <Notice rates={rates} />
                  <RateTable
                    label={t.home.rates}
                    rates={[...sorted, ...(showsAll ? rest : [])].map(({ currency, unit, base, before }) => ({
                      currency,
                      unit,
                      today: base,
                      before,
                      name: t.currencies[currency] ?? currency,
                    }))}
                    onOpen={open}
                  />
                </Stack>
                {!showsAll && (
                  <Button full variant="text" action="allRates" onClick={() => setAll(true)}>
                    {t.home.all}
                  </Button>
                )}
              </Section>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}

/** What an amount costs today, both ways, by the customer's own preference. */
function Calculator({ rates, asked }: { rates: Rates; asked: string | null }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { data: terms } = useLoad(readTerms);
  const [units, setUnits] = useState<number | null>();
  const rate = askedRate(rates, asked);
  if (!rate) return null;
  const { currency } = rate;
  const percent = terms ? preferenceWith(terms, currency, false) : 0;
  const notes = terms ? termsFor(terms, currency).notes : [];
  const shown = units === undefined ? (notes[0] ?? null) : units;
  return (
    <Card>
      <Lead title={t.home.lead} />
      <Stack>
        <CurrencyChips
          currencies={rates.rates.map((one) => one.currency)}
          value={currency}
          onChange={(crncyCd) => navigate.replace('FEX00001', { query: { crncyCd } })}
        />
        <BothWays
          rate={rate}
          applied={appliedRate(rate, percent)}
          smallest={notes.at(-1) ?? 1}
          units={shown}
          onChange={setUnits}
          {...(percent > 0 && { hint: t.home.note({ percent }) })}
        />
      </Stack>
      {terms?.isYoung && <InlineNotice tone="warning">{t.young({ age: terms.youngest })}</InlineNotice>}
      <Actions>
        <Button
          full
          action="buy"
          disabled={rates.feed === 'stopped' || terms?.isYoung === true}
          onClick={() =>
            navigate.push('FEX00101', {
              query: { crncyCd: currency, ...(shown ? { amount: String(shown) } : {}) },
            })
          }
        >
          {shown ? t.home.buyOf({ money: cash(currency, shown) }) : t.home.buy}
        </Button>
      </Actions>
    </Card>
  );
}

/** Cash and coins that wait; without an answer the rest of the page stands all the same. */
function Waiting() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const [orders, coins] = await Promise.all([
      listOrders(undefined, { signal }),
      listCoinOrders(undefined, { signal }),
    ]);
    return { orders: orders.filter(isWaiting), coins: coins.filter(({ state }) => state === 'code') };
  }, []);
  useResume(load.reload);
  if (load.data && load.data.orders.length + load.data.coins.length === 0) return null;
  return (
    <Card>
      <Section title={t.home.open}>
        <Part of={load}>
          {({ orders, coins }) => (
            <List label={t.home.open}>
              {orders.map((order) => (
                <OrderRow
                  key={order.id}
                  order={order}
                  onOpen={() => navigate.push('FEX01101', { query: { orderId: order.id } })}
                />
              ))}
              {coins.map((order) => (
                <CoinRow
                  key={order.id}
                  order={order}
                  onOpen={() => navigate.push('FEX01001', { query: { orderId: order.id } })}
                />
              ))}
            </List>
          )}
        </Part>
      </Section>
    </Card>
  );
}
