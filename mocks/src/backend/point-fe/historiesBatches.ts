import { addMonths } from '@wallet/kit/format';
import type { Context } from 'hono';
import { accountName } from '../ledger/index.ts';
import { memberOf, type RoomEnv } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { movesOf, type PointMove } from './historiesMoves.ts';
import { book, moves } from './transactionsBook.ts';

/** Points that came in together and end together. */
export interface Batch {
  titl: string;
  titlEng: string;
  /** Last day they are worth something, YYYYMMDD. */
  untlYmd: string;
  left: number;
}

/** What is left of everything that came in; what goes out takes the points that end first, the older before the younger. */
export function batchesOf(all: readonly PointMove[]): Batch[] {
  const batches: Batch[] = [];
  for (const { amount, at, months, titl, titlEng } of all) {
    if (amount >= 0) {
      batches.push({ titl, titlEng, untlYmd: addMonths(seoulDate(at), months), left: amount });
      // Stable: of those that end on one day the older stays first.
      batches.sort((one, later) => one.untlYmd.localeCompare(later.untlYmd));
      continue;
    }
    let toTake = -amount;
    for (const batch of batches) {
      const taken = Math.min(batch.left, toTake);
      batch.left -= taken;
      toTake -= taken;
    }
  }
  return batches.filter(({ left }) => left > 0);
}

/** Books what has ended since it was looked at last. */
export function endDuePoints(context: Context<RoomEnv>): void {
  const world = context.get('world');
  const today = seoulDate(world.now());
  const wallet = accountName.points(memberOf(context).walletMberIdnfiNo);
  const memo = { titl: '유효기간 지난 포인트 소멸', titlEng: 'Points expired' };
  for (const { untlYmd, left } of batchesOf(movesOf(context))) {
    if (untlYmd < today) book(world, 'expire', moves(wallet, accountName.issuer, 'PNT', left), memo);
  }
}

/** Points that end within a year, month by month. */
export function expiringByMonth(context: Context<RoomEnv>) {
  const today = seoulDate(context.get('world').now());
  const last = addMonths(today, 12);
  const ending = batchesOf(movesOf(context)).filter(({ untlYmd }) => untlYmd <= last);
  const names = [...new Set(ending.map(({ untlYmd }) => untlYmd.slice(0, 6)))].toSorted();
  return {
    mntList: names.map((ym) => {
      const ofMonth = ending.filter(({ untlYmd }) => untlYmd.startsWith(ym));
      return {
        ym,
        amt: String(ofMonth.reduce((sum, { left }) => sum + left, 0)),
        dtlList: ofMonth.map(({ left, ...batch }) => ({ ...batch, amt: String(left) })),
      };
    }),
  };
}
