import { Gone, MainButton, Screen, Unfinished, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { accountEnd, currencyDecimals } from '@wallet/kit/format';
import { AmountPad, Button, Facts, Lead, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readLimits } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import {
  currencies,
  exchanged,
  type Foreign,
  isForeign,
  type Limit,
  minorFor,
  money,
  type Side,
  wonFor,
} from '../model/fx.ts';
import { CurrencySelect } from '../parts/CurrencySelect.tsx';
import { FeedNotice } from '../parts/FeedNotice.tsx';
import { WalletNotices } from '../parts/WalletNotices.tsx';
import { fxOrder } from './orders.ts';
import { type HomeData, readHome } from './readHome.ts';
import { trading } from './trading.ts';

/** How much: of what currency, both ways. */
export function Entry({ side }: { side: Side }) {
  const t = messages.use();
  const load = useLoad(async (signal) => {
    const home = await readHome(signal);
    return { ...home, limits: home.wallet.state === 'open' ? await readLimits(undefined, { signal }) : [] };
  });
  return (
    <Screen of={load}>
      {({ wallet, rates, limits }) => {
        if (wallet.state !== 'open') return <Gone to="FFC10000" {...t.gone} />;
        if (side !== 'buy' && wallet.pockets.length === 0) return <Gone to="FFC21000" {...t.trade.none} />;
        return <Amount side={side} wallet={wallet} rates={rates} limits={limits} />;
      }}
    </Screen>
  );
}

const firstSteps: Readonly<Record<string, readonly number[]>> = {
  USD: [10_000, 50_000],
  EUR: [10_000, 50_000],
  JPY: [10_000, 50_000],

  VND: [100_000, 500_000],
  IDR: [100_000, 500_000],
};
const wonSteps = [50_000, 100_000, 300_000];

function Amount({ side, wallet, rates, limits }: HomeData & { side: Side; limits: readonly Limit[] }) {
  const t = messages.use();
  const query = useQuery();
  const { navigate } = useWallet();
  const { begin } = trading.useDraft();
  const own = wallet.pockets.map(({ currency }) => currency);
  const choices: readonly Foreign[] = side === 'buy' ? currencies : own;
  const asked = query.get(side === 'exchange' ? 'from' : 'crncyCd');
  const currency = choices.find((code) => code === asked) ?? choices[0] ?? 'USD';
  const askedTo = query.get('to');
  const others = currencies.filter((code) => code !== currency);
  const to = isForeign(askedTo) && askedTo !== currency ? askedTo : (others[0] ?? 'JPY');
  const [way, setWay] = useState<'foreign' | 'won'>('foreign');
  const [value, setValue] = useState<number | null>(null);
  const rate = rates.rates.find((one) => one.currency === currency);
  const toRate = rates.rates.find((one) => one.currency === to);
  if (!rate || !toRate) return <Gone to="FFC10000" {...t.gone} />;

  const isWon = way === 'won' && side === 'buy';
  const applied = side === 'buy' ? rate.buy : rate.sell;
  const minor = value === null ? 0 : isWon ? minorFor(value, rate, applied) : value;
  const won = wonFor(minor, rate, applied);
  const held = wallet.pockets.find((one) => one.currency === currency)?.minor ?? 0;
  const day = limits.find(({ kind }) => kind === 'day');
  const unchecked = limits.find(({ kind }) => kind === 'unchecked');
  const today = unchecked
    ? t.won({ amount: Math.max(0, unchecked.most - unchecked.used) })
    : day && money(Math.max(0, day.most - day.used), 'USD').replace('.00', '');
  const isTraded = rates.feed === 'good' || rates.feed === 'old';
  const problem = value === null ? undefined : wrong();

  function wrong(): string | undefined {
    if (side !== 'buy') return minor > held ? t.trade.tooMuch : won < 1 ? t.trade.small : undefined;
    if (won < wallet.leastWon) return t.trade.least({ least: wallet.leastWon });
    return won > wallet.balance ? t.trade.funds : undefined;
  }
  const result =
    side === 'exchange'
      ? money(exchanged(minor, rate, toRate), to)
      : isWon
        ? money(minor, currency)
        : t.won({ amount: won });
  const change = (name: string, code: string | undefined) => {
    setValue(null);
    const next = code === undefined ? {} : { [name]: code };
    navigate.replace(screens[side], { query: { ...Object.fromEntries(query), ...next } });
  };
  return (
    <Stack>
      <Unfinished order={fxOrder} />
      <WalletNotices wallet={wallet} />
      <FeedNotice rates={rates} />
      <Lead title={t.trade.leads[side]} />
      <AmountPad
        key={`${currency} ${way}`}
        field={isWon ? 'won' : 'amount'}
        label={`${t.currencies[currency]} ${t.trade.amount}`}
        value={value}
        onChange={setValue}
        {...(isWon ? {} : { unit: currency, decimals: currencyDecimals(currency) })}
        means={
          <>
            <CurrencySelect
              isPill
              {...(side === 'exchange' ? { field: 'from', label: t.trade.from } : { field: 'crncyCd' })}
              currencies={choices}
              value={currency}
              onChange={(code) => change(side === 'exchange' ? 'from' : 'crncyCd', code)}
            />
            <Facts>
              {[
                t.per({ rate: applied, unit: rate.unit, currency }),
                `${t.facts.spread} ${t.facts.preference(rate)}`,
              ]}
            </Facts>
          </>
        }
        {...(side === 'buy' ? {} : { max: held })}
        hint={
          side === 'buy'
            ? [t.trade.buyMeans(wallet), ...(today ? [t.trade.left({ left: today })] : [])].join(', ')
            : t.trade.held({ held: money(held, currency) })
        }
        problem={problem}
        result={t.trade.about({ shown: result })}
        ways={
          side === 'buy' ? (
            <Button
              variant="text"
              size="small"
              icon="swap"
              action="switchWay"
              onClick={() => {
                setWay(isWon ? 'foreign' : 'won');
                setValue(value === null ? null : isWon ? minor : won);
              }}
            >
              {isWon ? t.trade.inForeign : t.trade.inWon}
            </Button>
          ) : (
            side === 'exchange' && (
              <CurrencySelect
                isPill
                field="to"
                label={t.trade.to}
                currencies={others}
                value={to}
                onChange={(code) => change('to', code)}
              />
            )
          )
        }
        quickAmounts={isWon ? wonSteps : (firstSteps[currency] ?? [10_000, 50_000])}
      />
      <MainButton
        disabled={value === null || minor < 1 || problem !== undefined || !isTraded}
        run={async () => {
          await begin({
            side,
            currency,
            ...(side === 'exchange' ? { to } : {}),
            ...(isWon ? { won: value ?? 0 } : { minor }),
            account: accountEnd(wallet.bankAccount),
          });
          navigate.push('FFC23000');
        }}
      >
        {minor > 0 && side !== 'exchange'
          ? t.quote.go[side]({ money: money(minor, currency) })
          : t.trade.next}
      </MainButton>
    </Stack>
  );
}

const screens = { buy: 'FFC21000', sell: 'FFC25000', exchange: 'FFC26000' } as const;
