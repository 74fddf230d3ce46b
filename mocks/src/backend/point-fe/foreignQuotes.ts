import { type Currency, convertMinorUnits, fromMinorUnits, toMinorUnits } from '@wallet/kit/format';
import type { Context } from 'hono';
import { type ForeignCurrency, rateOf } from '../ledger/index.ts';
import { type RoomEnv, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { refuse } from './transactionsBook.ts';
import { joinedWalletOf } from './walletState.ts';

/** A rate holds so long. */
const QUOTE_SECONDS = 60;
/** What the wallet keeps of the basic rate, in hundredths of a percent. */
const SPREAD = 50n;

/** What one trade costs or brings, fixed for a while. */
export interface Quote {
  qtId: string;
  drctn: 'BUY' | 'SELL';
  crncyCd: ForeignCurrency;
  fxAmt: string;
  /** Out of which, or into which: points or the main account. */
  fund: 'PNT' | 'KRW';
  /** Points or won: rounded up when bought, down when sold. */
  krwAmt: string;
  /** Won for `crncyExcgUnit`, spread included. */
  exrt: string;
  baseExrt: string;
  crncyExcgUnit: number;
  fee: string;
  exrtNotiYMS: string;
  expSS: number;
  madeAt: number;
}

const least: Partial<Record<Currency, number>> = { USD: 100, JPY: 100, EUR: 100, CNY: 1000 };

/** The basic rate with the spread against the customer, exact to a hundredth of a won. */
export function tradeRate(base: string, drctn: 'BUY' | 'SELL'): string {
  const hundredths = BigInt(base.replace('.', ''));
  const share = (hundredths * SPREAD + 9999n) / 10_000n;
  const traded = String(drctn === 'BUY' ? hundredths + share : hundredths - share).padStart(3, '0');
  return `${traded.slice(0, -2)}.${traded.slice(-2)}`;
}

const quotesOf = (context: Context<RoomEnv>) => remembered<Quote[]>(context, 'point.quotes', () => []);

export function quoteFor(
  context: Context<RoomEnv>,
  wish: Pick<Quote, 'drctn' | 'crncyCd' | 'fxAmt' | 'fund'>,
): Quote {
  joinedWalletOf(context);
  const world = context.get('world');
  const { drctn, crncyCd, fxAmt } = wish;
  const minor = toMinorUnits(fxAmt, crncyCd);
  if (minor === undefined || minor < (least[crncyCd] ?? 1))
    return refuse('UBPT0108', '금액을 확인해 주세요.');
  const { rate: base, unit } = rateOf(crncyCd, world.now());
  const exrt = tradeRate(base, drctn);
  const conversion = { from: crncyCd, to: 'KRW', rate: exrt, unit } as const;
  const krw = convertMinorUnits(minor, conversion, drctn === 'BUY' ? 'up' : 'down');
  if (krw === undefined || krw < 1) return refuse('UBPT0108', '금액을 확인해 주세요.');
  const quote: Quote = {
    ...wish,
    qtId: `QT${String(world.nextNumber('point.quote')).padStart(8, '0')}`,
    fxAmt: fromMinorUnits(minor, crncyCd),
    krwAmt: String(krw),
    exrt,
    baseExrt: base,
    crncyExcgUnit: unit,
    fee: '0',
    exrtNotiYMS: seoulTime(world.now()),
    expSS: QUOTE_SECONDS,
    madeAt: world.now().getTime(),
  };
  quotesOf(context).push(quote);
  return quote;
}

/** A quote that still holds; the server's clock decides. */
export function quoteById(context: Context<RoomEnv>, qtId: string): Quote {
  const quote = quotesOf(context).find((each) => each.qtId === qtId);
  const age = context.get('world').now().getTime() - (quote?.madeAt ?? 0);
  if (!quote || age >= quote.expSS * 1000) return refuse('UBPT0109', '환율 유효 시간이 지났어요.');
  return quote;
}
