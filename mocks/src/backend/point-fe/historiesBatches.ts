import { addMonths } from '@wallet/kit/format';
import { accountName, ledgerOf } from '../ledger/index.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { daysFrom, seoulDate } from '../seoulTime.ts';
import { chargeIfShort } from './autoCharge.ts';
import { movesOf, type PointMove } from './historiesMoves.ts';
import { book, moves } from './transactionsBook.ts';

const SOON_DAYS = 60;

/** Points that came in together and end together. */
export interface Batch {
  titl: string;
  titlEng: string;
  /** Last day they are worth something, YYYYMMDD. */
  untlYmd: string;
  left: number;
  /** Paid for with money, and so the only ones that become money again. */
  isCharged: boolean;
}

/** How points are paid for: out of the account, or for currency points, which are paid for in the same ways. */
const PAID_FOR = new Set(['charge', 'sell']);
/** What takes charged points alone: back to the account, and into currency points, which the account takes back. */
const TAKES_CHARGED = new Set(['withdraw', 'buy']);

/** What a move took of the batches and has not come back yet, in the order in which it was taken. */
type Taken = { batch: Batch; amount: number }[];

/** What is left of everything that came in; what goes out takes the points that end first, the older before the younger. */
function batchesOf(all: readonly PointMove[]): Batch[] {
  const batches: Batch[] = [];
  const takenBy = new Map<string, Taken>();
  /** What went to each partner, the latest first: it is the first to come back from there. */
  const sentTo = new Map<string, Taken[]>();
  for (const move of all) {
    const { amount, kind, cntrName = '' } = move;
    if (amount < 0) {
      const isChargedAlone = TAKES_CHARGED.has(kind);
      const taken = takeOut(
        batches.filter(({ isCharged }) => isCharged || !isChargedAlone),
        -amount,
      );
      takenBy.set(move.tranSerno, taken);
      if (kind === 'convert') sentTo.set(cntrName, [taken, ...(sentTo.get(cntrName) ?? [])]);
      continue;
    }
    const day = seoulDate(move.at);
    const sources =
      kind === 'convert' ? (sentTo.get(cntrName) ?? []) : [takenBy.get(move.undoes ?? '') ?? []];
    let fresh = amount;
    for (const taken of sources) fresh -= comeBack(batches, taken, fresh, day);
    if (fresh > 0 || amount === 0) {
      const untlYmd = addMonths(day, move.months);
      const { titl, titlEng } = move;
      batches.push({ titl, titlEng, untlYmd, left: fresh, isCharged: PAID_FOR.has(kind) });
    }
    // Stable: of those that end on one day the older stays first.
    batches.sort((one, later) => Number(one.untlYmd) - Number(later.untlYmd));
  }
  return batches.filter(({ left }) => left > 0);
}

/** Takes so much out of the batches, the first ones first, and says what of each. */
function takeOut(batches: readonly Batch[], amount: number): Taken {
  let toTake = amount;
  return batches.flatMap((batch) => {
    const taken = Math.min(batch.left, toTake);
    batch.left -= taken;
    toTake -= taken;
    return taken > 0 ? [{ batch, amount: taken }] : [];
  });
}

/**
 * Puts points back into the batches that a move took them from, what it took last first: a part that comes back leaves
 * what a smaller move would have left. Points that have ended meanwhile are worth something until the end of the day.
 *
 * @returns how many of them came back
 */
function comeBack(batches: Batch[], taken: Taken, amount: number, day: string): number {
  let left = amount;
  for (const part of taken.toReversed()) {
    const back = Math.min(part.amount, left);
    part.amount -= back;
    left -= back;
    if (part.batch.untlYmd >= day) part.batch.left += back;
    else if (back > 0) batches.push({ ...part.batch, untlYmd: day, left: back });
  }
  return amount - left;
}

/** What was worked out last, by the books it came from and the member: it changes with a new posting only. */
const known = new WeakMap<object, Map<string, { length: number; batches: Batch[] }>>();

function batchesNow(context: MemberContext): readonly Batch[] {
  const postings = ledgerOf(context.get('world')).postings();
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const ofBooks = known.get(postings) ?? new Map<string, { length: number; batches: Batch[] }>();
  known.set(postings, ofBooks);
  const last = ofBooks.get(memberId);
  if (last?.length === postings.length) return last.batches;
  const batches = batchesOf(movesOf(context));
  ofBooks.set(memberId, { length: postings.length, batches });
  return batches;
}

/** Points of the customer that become money again: all that is left of what was paid for with money. */
export function chargedPointsOf(context: MemberContext): number {
  return batchesNow(context)
    .filter(({ isCharged }) => isCharged)
    .reduce((sum, { left }) => sum + left, 0);
}

/** Books what has ended since it was looked at last. */
export function endDuePoints(context: MemberContext): void {
  const world = context.get('world');
  const today = seoulDate(world.now());
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const wallet = accountName.points(memberId);
  const memo = { titl: '유효기간 지난 포인트 소멸', titlEng: 'Points expired' };
  const ended = batchesNow(context).filter(({ untlYmd }) => untlYmd < today);
  for (const { left } of ended) book(world, 'expire', moves(wallet, accountName.issuer, 'PNT', left), memo);
  if (ended.length > 0) chargeIfShort(world, memberId);
}

/** All that the customer holds, by the last day on which it is worth something. */
export function endingByDay(context: MemberContext): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const { untlYmd, left } of batchesNow(context)) {
    byDay.set(untlYmd, (byDay.get(untlYmd) ?? 0) + left);
  }
  return byDay;
}

/** What ends within 60 days, by day: the two soonest. */
export function expiringSoon(context: MemberContext): { expYmd: string; amt: string }[] {
  const last = daysFrom(context.get('world').now(), SOON_DAYS).slice(0, 8);
  return [...endingByDay(context)]
    .filter(([untlYmd]) => untlYmd <= last)
    .slice(0, 2)
    .map(([expYmd, left]) => ({ expYmd, amt: String(left) }));
}

/** Points that end within a year, month by month. */
export function expiringByMonth(context: MemberContext) {
  const today = seoulDate(context.get('world').now());
  const last = addMonths(today, 12);
  const ending = batchesNow(context).filter(({ untlYmd }) => untlYmd <= last);
  const names = [...new Set(ending.map(({ untlYmd }) => untlYmd.slice(0, 6)))].toSorted();
  return {
    mntList: names.map((ym) => {
      const ofMonth = ending.filter(({ untlYmd }) => untlYmd.startsWith(ym));
      return {
        ym,
        amt: String(ofMonth.reduce((sum, { left }) => sum + left, 0)),
        dtlList: ofMonth.map(({ left, isCharged: _, ...batch }) => ({ ...batch, amt: String(left) })),
      };
    }),
  };
}
