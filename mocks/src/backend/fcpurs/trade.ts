import type { ForeignCurrency } from '../ledger/index.ts';
import { InsufficientFundsError, ledgerOf } from '../ledger/index.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Applied, feedState, fxRateAt, usdCents, worthOf } from './market.ts';
import { costShare, minorFor, tariffOn, wonFor } from './tariff.ts';
import {
  type At,
  addCost,
  bankOf,
  dealer,
  type Fx,
  type FxEntry,
  heldOf,
  limitsOf,
  mayMove,
  pocketOf,
  record,
  refuse,
  takeCost,
} from './wallet.ts';

/** What is wished: foreign money, or for buying won as well. */
export type Wish =
  | { side: 'BUY'; currency: ForeignCurrency; minor?: number | undefined; won?: number | undefined }
  | { side: 'SELL'; currency: ForeignCurrency; minor: number }
  | { side: 'XCHG'; currency: ForeignCurrency; to: ForeignCurrency; minor: number };

export interface Deal {
  side: Wish['side'];
  from: ForeignCurrency | 'KRW';
  to: ForeignCurrency | 'KRW';
  fromAmt: number;
  toAmt: number;
  won: number;
  /** the selling leg of an exchange */
  rate: Applied;
  /** the buying leg of an exchange */
  buying: Applied | null;
  cost: number;
  gain: number;
  usd: number;
}

/** What a wish comes to at the rates of now; amounts of 0 are the caller's to refuse. */
export function dealOf(context: At, fx: Fx, wish: Wish): Deal {
  const world = context.get('world');
  const { side, currency } = wish;
  if (side === 'BUY') {
    const rate = fxRateAt(world, currency, 'buy');
    const toAmt = wish.minor ?? minorFor(wish.won ?? 0, currency, rate.rate, rate.unit);
    const won = wonFor(toAmt, currency, rate.rate, rate.unit);
    const usd = usdCents(world, worthOf(world, currency, toAmt));
    return {
      side,
      from: 'KRW',
      to: currency,
      fromAmt: won,
      toAmt,
      won,
      rate,
      buying: null,

      cost: won,
      gain: 0,
      usd,
    };
  }
  const rate = fxRateAt(world, currency, 'sell');
  const won = wonFor(wish.minor, currency, rate.rate, rate.unit);
  const cost = costShare(fx.costs[currency] ?? 0, wish.minor, heldOf(context, currency));
  const sold = { side, from: currency, fromAmt: wish.minor, won, rate, cost, gain: won - cost, usd: 0 };
  if (side === 'SELL') return { ...sold, to: 'KRW', toAmt: won, buying: null };
  const buying = fxRateAt(world, wish.to, 'buy');
  return { ...sold, to: wish.to, toAmt: minorFor(won, wish.to, buying.rate, buying.unit), buying };
}

const limitWords = {
  DAY: '하루에 살 수 있는 금액을 넘었어요.',
  MON: '한 달에 살 수 있는 금액을 넘었어요.',

  YEAR: '한 해에 살 수 있는 금액을 넘었어요.',
  HOLD: '가질 수 있는 외화를 넘었어요.',
  UNCK: '고객확인 전에는 하루 100만원까지 살 수 있어요.',
};

/** What keeps a deal from being made, beside the market. */
function limitOf(context: At, fx: Fx, { side, from, fromAmt, won, usd }: Deal): string | null {
  if (side !== 'BUY') return fromAmt > heldOf(context, from as ForeignCurrency) ? 'MORE_THAN_HELD' : null;
  const over = limitsOf(context, fx).find(
    ({ lmtDstcd, mostAmt, usedAmt }) =>
      lmtDstcd in limitWords && usedAmt + (lmtDstcd === 'UNCK' ? won : usd) > mostAmt,
  );
  return over ? `LIMIT_${over.lmtDstcd}` : null;
}

/** Only while there is a market, and a rate of it that is young enough. */
function mayTrade(context: At): void {
  const { feedStcd, opnYMS } = feedState(context.get('world'));
  if (feedStcd === 'CLSD') refuse('CLOSED', '지금은 환전할 수 없는 시간이에요.', { opnYMS });
  if (feedStcd === 'STOP') refuse('FEED', '새 환율을 받지 못하고 있어요.');
}

/** Refuses what cannot be booked as it stands. */
export function check(context: At, fx: Fx, deal: Deal): void {
  mayMove(context, fx);
  mayTrade(context);
  const { leastWon } = tariffOn(seoulDate(context.get('world').now()));
  if (deal.side === 'BUY' && deal.won < leastWon) refuse('LEAST', '1,000원부터 살 수 있어요.');
  if (deal.fromAmt < 1 || deal.toAmt < 1) refuse('BELOW_UNIT', '너무 적은 금액이에요.');
  const over = limitOf(context, fx, deal);
  if (over)
    refuse(
      over,
      limitWords[over.replace('LIMIT_', '') as keyof typeof limitWords] ?? '가진 외화보다 많아요.',
    );
}

/** How it came about. */
interface How {
  way?: FxEntry['wayDstcd'];
  intentId?: string;
  ogtxtSerno?: string;
}

/** Books a deal, all of it at once or nothing: whoever buys, sells or exchanges. */
export function book(
  context: At,
  fx: Fx,
  deal: Deal,
  { way = 'SELF', intentId, ogtxtSerno = '' }: How,
): FxEntry {
  const world = context.get('world');
  const { side, from, to, fromAmt, toAmt, rate, buying } = deal;
  const accountOf = (code: Deal['from']) => (code === 'KRW' ? bankOf(context, fx) : pocketOf(context));
  const before = from === 'KRW' ? 0 : heldOf(context, from);
  try {
    ledgerOf(world).post({
      at: world.now().toISOString(),
      kind: `fcpurs.${side.toLowerCase()}`,
      ...(intentId ? { intentId } : {}),
      entries: [
        { account: accountOf(from), currency: from, amount: -fromAmt },
        { account: dealer, currency: from, amount: fromAmt },
        { account: dealer, currency: to, amount: -toAmt },
        { account: accountOf(to), currency: to, amount: toAmt },
      ],
    });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    return refuse(side === 'BUY' ? 'FUNDS' : 'MORE_THAN_HELD', '잔액이 부족해요.');
  }
  const cost = from === 'KRW' ? deal.won : takeCost(fx, from, fromAmt, before);
  // What was exchanged is worth the won that it came by.
  if (to !== 'KRW') addCost(fx, to, deal.won);
  return record(context, {
    knd: side,
    wayDstcd: way,
    fromCrncyCd: from,
    fromAmt,
    toCrncyCd: to,
    toAmt,
    ogtxtSerno,

    exrt: rate.rate,
    buyExrt: buying?.rate ?? '',
    excgUnit: rate.unit,
    bseExrt: rate.base,

    prfRt: rate.preference,
    wonAmt: deal.won,
    costAmt: cost,
    gainAmt: deal.gain,
    usdCnt: deal.usd,
  });
}

export type Missed = 'CLSD' | 'FUND' | 'LMIT' | 'HOLD' | 'ACCT' | 'FEED';
const missed: Readonly<Record<string, Missed>> = {
  FFC_FUNDS: 'FUND',
  FFC_HELD: 'HOLD',
  FFC_ACCOUNT_CLOSED: 'ACCT',
  FFC_FEED: 'FEED',
  FFC_CLOSED: 'CLSD',
  FFC_AGE: 'HOLD',
};

/** Buys for so many won without anybody looking on; why not, where it cannot. */
export function buyNow(
  context: At,
  fx: Fx,
  { currency, won, way }: { currency: ForeignCurrency; won: number; way: FxEntry['wayDstcd'] },
): FxEntry | Missed {
  const { feedStcd } = feedState(context.get('world'));
  if (feedStcd === 'CLSD') return 'CLSD';
  if (feedStcd === 'STOP') return 'FEED';
  const deal = dealOf(context, fx, { side: 'BUY', currency, won });
  if (deal.toAmt < 1 || limitOf(context, fx, deal)) return 'LMIT';
  try {
    mayMove(context, fx);
    return book(context, fx, deal, { way });
  } catch (error) {
    const why = missed[(error as { code?: string }).code ?? ''];
    if (why === undefined) throw error;
    return why;
  }
}
