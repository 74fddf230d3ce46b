import { addDays } from '@wallet/kit/format';
import { AnswerError, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { drawersOf, issueCoupon } from './coupons.ts';
import { cloud, mart, travel } from './opening.ts';
import { presentOf } from './presents.ts';

const TRIES = 5;
const LOCK_MS = 10 * 60_000;

interface Wrong {
  count: number;
  /** ms */
  lockedUntil: number;
}

/** The server counts, so it is one count for all WebViews and devices. */
export function wrongOf(world: World, memberId: string): Wrong {
  const all = world.room('cpon.wrong', () => new Map<string, Wrong>());
  const known = all.get(memberId);
  if (known && (known.lockedUntil === 0 || known.lockedUntil > world.now().getTime())) return known;
  const fresh = { count: 0, lockedUntil: 0 };
  all.set(memberId, fresh);
  return fresh;
}

export const lockSeconds = (world: World, { lockedUntil }: Wrong) =>
  Math.max(0, Math.ceil((lockedUntil - world.now().getTime()) / 1000));

/** The voucher that is won in an event of noti: its winner is told the number. */
export const prizeNumber = '8812000000000076';

/** Numbers printed on paper, each with how it stands; days are counted from today. */
const printed: Readonly<
  Record<string, { kind?: '01' | '02'; from?: number; ends?: number; isUsed?: true; isTaken?: true }>
> = {
  '8812000000000019': {},
  '8812000000000027': { kind: '02' },
  '8812000000000035': { isUsed: true },
  '8812000000000043': { isTaken: true },
  '8812000000000050': { ends: -4 },
  '8812000000000068': { from: 3 },
  [prizeNumber]: { kind: '02' },
};

/** Numbers that were registered, and by whom; kept for ever. */
const takenNumbers = (world: World) => world.room('cpon.numbers', () => new Map<string, string>());

function whatIs(cponSerno: string, isSum: boolean) {
  if (cponSerno === prizeNumber)
    return { ...travel, cponName: { ko: '국내 여행 상품권', en: 'Travel voucher' }, faceAmt: 300_000 };
  return isSum
    ? { ...mart, cponName: { ko: '1만원권', en: '10,000 won' }, faceAmt: 10_000 }
    : { ...cloud, cponName: { ko: '카페라테', en: 'Café latte' }, faceAmt: 5000 };
}

/** Puts a number into a drawer; registered by the same member before, it is the coupon that is there. */
export function registerNumber(world: World, memberId: string, cponSerno: string): string {
  const refuse = (code: string, message: string, payload?: unknown): never => {
    throw new AnswerError(code, message, { payload });
  };
  const wrong = wrongOf(world, memberId);
  const locked = () =>
    refuse('CPN_LOCKED', '번호를 5번 잘못 넣었어요.', { lockSS: lockSeconds(world, wrong) });
  if (wrong.lockedUntil > 0) locked();
  const missed = (code: string, message: string) => {
    wrong.count += 1;
    if (wrong.count >= TRIES) {
      wrong.lockedUntil = world.now().getTime() + LOCK_MS;
      locked();
    }
    return refuse(code, message, { leftCnt: TRIES - wrong.count });
  };
  const taken = takenNumbers(world);
  for (const [holder, drawer] of drawersOf(world)) {
    const held = drawer.find((one) => one.cponSerno === cponSerno);
    if (held && holder === memberId && !held.isHidden) return held.hirkCtntID;
    if (held) taken.set(cponSerno, taken.get(cponSerno) ?? holder);
  }
  // Where it is now, used, deleted or given away, does not matter: a number counts once.
  const taker = taken.get(cponSerno) ?? presentOf(world, cponSerno)?.giverId;
  if (taker === memberId) refuse('CPN_TAKEN', '이미 등록한 번호예요.');
  if (taker !== undefined) missed('CPN_OTHERS', '다른 분이 등록한 쿠폰이에요.');
  const one = printed[cponSerno] ?? missed('CPN_UNKNOWN', '없는 쿠폰 번호예요.');
  if (one.isTaken) missed('CPN_OTHERS', '다른 분이 등록한 쿠폰이에요.');
  const today = seoulDate(world.now());
  const expdtEndYmd = addDays(today, one.ends ?? 90);
  if (one.isUsed) refuse('CPN_USED', '이미 사용한 쿠폰이에요.');
  if (expdtEndYmd < today) refuse('CPN_RUN_OUT', '기간이 끝난 쿠폰이에요.', { ymd: expdtEndYmd });
  if (one.from) refuse('CPN_NOT_YET', '아직 쓸 수 없는 쿠폰이에요.', { ymd: addDays(today, one.from) });
  wrong.count = 0;
  const isSum = one.kind === '02';
  taken.set(cponSerno, memberId);
  return issueCoupon(world, memberId, {
    cponSerno,
    walletCponKd: one.kind ?? '01',
    paidAmt: 0,
    buyYmd: '',
    odrNo: '',
    expdtEndYmd,
    ...whatIs(cponSerno, isSum),
  }).hirkCtntID;
}
