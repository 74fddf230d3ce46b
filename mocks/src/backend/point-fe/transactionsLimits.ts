import { accountName, ledgerOf } from '../ledger/index.ts';
import { type MemberContext, memberOf, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { chargedPointsOf } from './historiesBatches.ts';
import { refuse } from './transactionsBook.ts';
import { joinedWalletOf } from './walletState.ts';

/** Points that leave or come in a month by the customer's own orders, and that a wallet may hold. */
export const MONTHLY_AT_MOST = 5_000_000;
export const HELD_AT_MOST = 3_000_000;

export function pointsOf(context: MemberContext): number {
  const { walletMberIdnfiNo } = memberOf(context);
  return ledgerOf(context.get('world')).balance(accountName.points(walletMberIdnfiNo), 'PNT');
}

/** Points moved by orders of one kind on the days that begin so: YYYYMMDD, or YYYYMM for a month. */
export function movedOn(world: World, memberId: string, kind: string, days: string): number {
  const account = accountName.points(memberId);
  return ledgerOf(world)
    .postings()
    .filter((posting) => posting.kind === `point.${kind}`)
    .filter(({ at }) => seoulDate(new Date(at)).startsWith(days))
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account && entry.currency === 'PNT')
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

/** What of a kind may still be moved now: the tightest of all bounds. */
export function leftFor(context: MemberContext, kind: string) {
  const { limits } = joinedWalletOf(context);
  const world = context.get('world');
  const today = seoulDate(world.now());
  const moved = (days: string) => movedOn(world, memberOf(context).walletMberIdnfiNo, kind, days);
  return {
    once: limits.once,
    daily: Math.max(0, limits.daily - moved(today)),
    monthly: Math.max(0, MONTHLY_AT_MOST - moved(today.slice(0, 6))),
    held: Math.max(0, HELD_AT_MOST - pointsOf(context)),
  };
}

/** Refuses an amount beyond a bound. @param comesIn the wallet holds more afterwards */
export function checkLimits(context: MemberContext, kind: string, amount: number, comesIn: boolean): void {
  const left = leftFor(context, kind);
  if (amount > left.once) refuse('UBPT0101', '1회 한도를 넘었어요.');
  if (amount > left.daily) refuse('UBPT0102', '1일 한도를 넘었어요.');
  if (amount > left.monthly) refuse('UBPT0103', '월 한도를 넘었어요.');
  if (comesIn && amount > left.held) refuse('UBPT0104', '보유 한도를 넘었어요.');
}

/** Refuses more than there is of charged points: nothing else becomes money. */
export function checkCharged(context: MemberContext, amount: number): void {
  if (amount > pointsOf(context)) refuse('UBPT0105', '포인트가 부족해요.');
  if (amount > chargedPointsOf(context)) {
    refuse('UBPT0118', '충전한 포인트만 출금하거나 외화포인트로 바꿀 수 있어요.');
  }
}

/** Moving points asks for customer due diligence that is done (2-payment s4). */
export function checkDueDiligence(context: MemberContext): void {
  if (joinedWalletOf(context).isCddTarget) refuse('UBPT0111', '고객확인을 먼저 마쳐 주세요.');
}
