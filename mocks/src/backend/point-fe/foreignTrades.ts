import { toMinorUnits } from '@wallet/kit/format';
import type { Context } from 'hono';
import { accountName } from '../ledger/index.ts';
import { memberOf, type RoomEnv } from '../room.ts';
import type { Quote } from './foreignQuotes.ts';
import { book, moves, refuse } from './transactionsBook.ts';
import { checkCharged, checkDueDiligence, checkLimits, pointsOf } from './transactionsLimits.ts';
import { mainAccountOf } from './walletState.ts';

/** Buys or sells currency points at a quote. */
export function tradeForeign(context: Context<RoomEnv>, kind: 'buy' | 'sell', quote: Quote) {
  checkDueDiligence(context);
  const { crncyCd, fund } = quote;
  if (quote.drctn !== (kind === 'buy' ? 'BUY' : 'SELL'))
    return refuse('UBPT0109', '환율을 다시 확인해 주세요.');
  const krw = Number(quote.krwAmt);
  const foreign = toMinorUnits(quote.fxAmt, crncyCd) ?? 0;
  checkLimits(context, kind, krw, kind === 'sell' && fund === 'PNT');
  if (kind === 'buy' && fund === 'PNT') checkCharged(context, krw);
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const { exchange } = accountName;
  const held = accountName.foreignPoints(memberId);
  const mine =
    fund === 'PNT' ? accountName.points(memberId) : accountName.bank(memberId, mainAccountOf(context).acNo);
  const entries =
    kind === 'buy'
      ? [...moves(mine, exchange, fund, krw), ...moves(exchange, held, crncyCd, foreign)]
      : [...moves(held, exchange, crncyCd, foreign), ...moves(exchange, mine, fund, krw)];
  const memo =
    kind === 'buy'
      ? { titl: `${crncyCd} 외화포인트 사기`, titlEng: `${crncyCd} points bought` }
      : { titl: `${crncyCd} 외화포인트 팔기`, titlEng: `${crncyCd} points sold` };
  const booked = book(context.get('world'), kind, entries, memo);
  const { fxAmt, krwAmt, exrt, crncyExcgUnit } = quote;
  return {
    ...booked,
    amt: krwAmt,
    fxAmt,
    crncyCd,
    fund,
    exrt,
    crncyExcgUnit,
    fee: '0',
    blncAft: String(pointsOf(context)),
  };
}
