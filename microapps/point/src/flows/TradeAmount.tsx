import { MainButton, Screen, useQuery } from '@wallet/kit/app';
import { convertMinorUnits, currencyDecimals, fromMinorUnits } from '@wallet/kit/format';
import { AmountPad, Chips, IconTile, Lead, SheetSelect, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readForeignBalances } from '../api/foreignCalls.ts';
import { readBasis } from '../api/pointCalls.ts';
import { messages } from '../messages/index.ts';
import type { Fund } from '../model/foreign.ts';
import { currencyName } from '../parts/currencyName.ts';
import { walletFirst } from '../parts/walletFirst.tsx';
import { tradeFlows } from './moneyFlows.ts';
import { UnfinishedMoney } from './UnfinishedMoney.tsx';

const currencies = ['USD', 'JPY', 'EUR', 'CNY'] as const;
type Held = (typeof currencies)[number];
/** In whole units of the currency. */
const quick: Record<Held, readonly number[]> = {
  USD: [1, 5, 10],
  JPY: [100, 500, 1000],
  EUR: [1, 5, 10],
  CNY: [10, 50, 100],
};

/** How much of which currency, and out of which or into which purse. */
export const tradeAmount = (direction: 'buy' | 'sell', next: string) =>
  tradeFlows[direction].step(
    { ask: (_, { signal }) => readPurses(direction, signal), instead: walletFirst },
    function TradeAmount({ data: { balances, basis }, begin, goOn }) {
      const t = messages.use().money;
      const words = t.foreign[`${direction}Screen`];
      const asked = useQuery().get('currency');
      const [currency, setCurrency] = useState<Held>(currencies.find((one) => one === asked) ?? 'USD');
      const [fund, setFund] = useState<Fund>('points');
      const [foreign, setForeign] = useState<number | null>(null);
      const held = balances.currencies.find((each) => each.currency === currency);
      const decimals = currencyDecimals(currency);
      const shown = `${fromMinorUnits(held?.balance ?? 0, currency)} ${currency}`;
      const most = direction === 'sell' ? (held?.balance ?? 0) : undefined;
      const about =
        held && foreign
          ? convertMinorUnits(
              foreign,
              { from: currency, to: 'KRW', rate: held.tradeRates[direction], unit: held.unit },
              direction === 'buy' ? 'up' : 'down',
            )
          : undefined;
      // Currency points become money again, so only points that were paid for become currency points.
      const isBeyond =
        direction === 'buy' && fund === 'points' && about !== undefined && about > basis.charged;
      const isTooMuch = most !== undefined && foreign !== null && foreign > most;
      const isGood = foreign !== null && foreign > 0 && !isTooMuch && !isBeyond;

      async function keep() {
        if (foreign === null) return;
        await begin({ currency, foreign, fund });
        await goOn(next);
      }

      return (
        <Screen title={words.title}>
          <UnfinishedMoney />
          <Lead title={words.lead} />
          <Stack>
            <Chips
              scrolls
              legend={t.foreign.currency}
              options={currencies.map((value) => ({ value, label: currencyName(value, t) }))}
              value={currency}
              onChange={(value) => {
                setCurrency(value);
                setForeign(null);
              }}
            />
            <AmountPad
              key={currency}
              field="amount"
              label={t.foreign.amount}
              value={foreign}
              onChange={setForeign}
              unit={currency}
              decimals={decimals}
              {...(most === undefined ? {} : { max: most })}
              quickAmounts={quick[currency].map((whole) => whole * 10 ** decimals)}
              means={
                <>
                  <SheetSelect
                    isPill
                    field="fund"
                    label={words.fund}
                    leading={<IconTile picture={fund === 'points' ? 'point' : 'account'} size="small" />}
                    options={[
                      {
                        value: 'points',
                        title: t.foreign.funds.points,
                        description:
                          direction === 'buy'
                            ? t.foreign.charged({ amount: basis.charged })
                            : t.points({ amount: basis.balance }),
                      },
                      { value: 'account', title: t.foreign.funds.account, description: basis.account.shown },
                    ]}
                    value={fund}
                    onChange={setFund}
                  />
                  <span>
                    {direction === 'buy' &&
                      fund === 'points' &&
                      `${t.foreign.charged({ amount: basis.charged })} · `}
                    {t.foreign.held({ shown })}
                  </span>
                </>
              }
              problem={isTooMuch ? t.foreign.most({ shown }) : isBeyond ? t.refusals.notCharged : undefined}
              messageId="max"
              result={
                about !== undefined &&
                words.about({
                  shown: fund === 'points' ? t.points({ amount: about }) : t.won({ amount: about }),
                })
              }
            />
          </Stack>
          <MainButton action="next" disabled={!isGood} run={keep}>
            {t.next}
          </MainButton>
        </Screen>
      );
    },
  );

async function readPurses(direction: 'buy' | 'sell', signal: AbortSignal) {
  const [balances, basis] = await Promise.all([
    readForeignBalances(undefined, { signal }),
    readBasis(direction, { signal }),
  ]);
  return { balances, basis };
}
