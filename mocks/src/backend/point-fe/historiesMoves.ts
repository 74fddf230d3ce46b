import { accountName, ledgerOf } from '../ledger/index.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { pastMoves } from './historiesPast.ts';
import { type Memo, memosOf, serialNo } from './transactionsBook.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** A move of points as the history tells it. */
export interface PointMove extends Memo {
  tranSerno: string;
  at: Date;
  kind: string;
  amount: number;
  /** Of the wallet, after it. */
  balance: number;
  months: number;
}

/** Months that points are worth something, by how they came. */
const months: Partial<Record<string, number>> = { charge: 60, sell: 60, convert: 24, accept: 12, earn: 24 };

/** All moves of the customer's points, oldest first: the past before the ledger, and what the ledger has booked. */
export function movesOf(context: MemberContext): PointMove[] {
  const world = context.get('world');
  const account = accountName.points(memberOf(context).walletMberIdnfiNo);
  const memos = memosOf(world);
  const moves: PointMove[] = [];
  let balance = 0;
  const add = (move: Omit<PointMove, 'balance'>) => {
    balance += move.amount;
    moves.push({ ...move, balance });
  };
  for (const { at: instant, kind, number, entries } of ledgerOf(world).postings()) {
    const at = new Date(instant);
    for (const { amount } of entries.filter((each) => each.account === account && each.currency === 'PNT')) {
      if (kind === 'opening') {
        pastMoves(amount).forEach(({ days, ...past }, place) => {
          // At different times of the day; days are apart, so the order stays.
          const then = new Date(at.getTime() - days * DAY - ((place * 37) % 480) * MINUTE);
          add({ ...past, tranSerno: serialNo(then, 80_000 + place), at: then });
        });
        continue;
      }
      const own = kind.replace(/^point\./, '');
      const tranSerno = serialNo(at, number);
      const memo = memos.get(number) ?? other(amount);
      add({ ...memo, tranSerno, at, kind: own, amount, months: months[own] ?? 24 });
    }
  }
  return moves;
}

/** Of another area of the wallet: paid with points, or given back. */
function other(amount: number): Memo {
  return amount < 0
    ? { titl: '포인트 사용', titlEng: 'Points used' }
    : { titl: '포인트 돌려받음', titlEng: 'Points given back' };
}
