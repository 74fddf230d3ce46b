import { addDays, addMonths, instantOf } from '@wallet/kit/format';
import { moveToSeller } from '../gateway/charge.ts';
import { bankDay } from '../holidays.ts';
import { type Language, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { officeOf, products } from './passports.ts';

export interface Application {
  cappReqNo: string;
  memberId: string;
  /** The Idempotency-Key of its confirmation. */
  intentId: string;
  mdfcDstcd: string;
  psprtPrdCd: string;
  ofcCd: string;
  tlno: string;
  phtoId: string;
  /** moments in ms; null where it has not come to it */
  askedAt: number;
  paidAt: number | null;
  photoRefusedAt: number | null;
  mendedAt: number | null;
  collectedAt: number | null;
  cancelledAt: number | null;
  payEnd: '00' | '01' | '02' | '03' | '04';
  payToken: string | null;
  rtnAmt: number;
  /** ms: steps until then have been told; a world of before has none, and tells no more */
  toldAt?: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAY_MS = 30 * MINUTE_MS;
const MEND_DAYS = 14;
const KEEP_MONTHS = 6;

export const feeOf = ({ psprtPrdCd }: Pick<Application, 'psprtPrdCd'>): number =>
  products.find((one) => one.psprtPrdCd === psprtPrdCd)?.feeAmt ?? 0;

/** So many days on which offices are open later, at an hour of Seoul; ms. */
function openDaysLater(from: number, days: number, hour: string): number {
  let day = seoulDate(new Date(from));
  for (let left = days; left > 0; left--) day = bankDay(addDays(day, 1));
  return instantOf(`${day}${hour}`);
}

/** When each step comes once the ministry has everything; about eight days in all. */
function plan({ paidAt, mendedAt }: Application): { stepCd: string; at: number }[] {
  const paid = paidAt ?? 0;
  const begun = mendedAt ?? paid + 2 * HOUR_MS;
  return [
    { stepCd: 'PAID', at: paid },
    { stepCd: 'RCVD', at: Math.min(begun, paid + 2 * HOUR_MS) },
    { stepCd: 'EXAM', at: openDaysLater(begun, 1, '0900') },
    { stepCd: 'MAKE', at: openDaysLater(begun, 3, '0900') },
    { stepCd: 'REDY', at: openDaysLater(begun, 8, '1400') },
  ];
}

const readyAt = (one: Application) => plan(one).at(-1)?.at ?? 0;
const dayOf = (ms: number) => seoulDate(new Date(ms));
/** The last day on which a refused photo can be mended, or a passport collected. */
export const mendBy = (one: Application) => addDays(dayOf(one.photoRefusedAt ?? 0), MEND_DAYS);
/** YYYYMMDDhhmmss */
export const payBy = (one: Application) => seoulTime(new Date(one.askedAt + PAY_MS));
export const collectBy = (one: Application) => addMonths(dayOf(readyAt(one)), KEEP_MONTHS);

/** How an application stands now. */
export function stateOf(world: World, one: Application): string {
  const now = world.now().getTime();
  const today = seoulDate(world.now());
  if (one.cancelledAt !== null) return 'CNCL';
  if (one.paidAt === null) return now < one.askedAt + PAY_MS ? 'UNPD' : 'DROP';
  if (one.photoRefusedAt !== null && one.mendedAt === null) return today <= mendBy(one) ? 'PHOT' : 'BACK';
  if (one.collectedAt !== null) return 'DONE';
  const step = plan(one).findLast(({ at }) => at <= now)?.stepCd ?? 'PAID';
  return step === 'REDY' && today > collectBy(one) ? 'VOID' : step;
}

const open = ['UNPD', 'PAID', 'RCVD', 'EXAM', 'PHOT', 'MAKE', 'REDY'];
export const isOpen = (world: World, one: Application) => open.includes(stateOf(world, one));

export const applicationsNow = (world: World): Application[] => world.room('pass.applications', seeded);

/** Moves the fee from the customer to the ministry, or back where negative. */
function move(world: World, one: Application, amount: number): void {
  moveToSeller(world, 'passport', one, amount);
}

export function giveBack(world: World, one: Application): void {
  move(world, one, -feeOf(one));
  Object.assign(one, { payEnd: '04', rtnAmt: feeOf(one) });
}

export function tell(world: World, one: Application, title: Words): void {
  const text = {
    ko: `접수 번호 ${one.cappReqNo}`,
    en: `Application ${one.cappReqNo}`,
  };
  notify(world, one.memberId, { title, text, link: `/pass/FPS41000?cappReqNo=${one.cappReqNo}` });
}

export function toWire(world: World, one: Application, language: Language, withDetail: boolean) {
  const stcd = stateOf(world, one);
  const now = world.now().getTime();
  const { yearCnt, pageCnt } =
    products.find(({ psprtPrdCd }) => psprtPrdCd === one.psprtPrdCd) ?? products[0];
  const { ofcCd, ofcNm, adr, tlno: ofcTlno, lat, lon, lateDay } = officeOf(one.ofcCd) ?? {};
  const isOnItsWay = one.paidAt !== null && one.cancelledAt === null;
  const steps = isOnItsWay ? plan(one).filter(({ at }) => at <= now && !['PHOT', 'BACK'].includes(stcd)) : [];
  const detail = {
    ...spoken({ ofcNm, adr }, language),

    ofcCd,
    ofcTlno,
    lat,
    lon,
    lateDay,
    tlno: one.tlno,
    mdfcDstcd: one.mdfcDstcd,
    stepList: steps.map(({ stepCd, at }) => ({ stepCd, dttm: seoulTime(new Date(at)) })),
    rdyYmd: isOnItsWay ? dayOf(readyAt(one)) : null,
    expSS: stcd === 'UNPD' ? Math.ceil((one.askedAt + PAY_MS - now) / 1000) : null,
    paidDttm: one.paidAt === null ? null : seoulTime(new Date(one.paidAt)),
    rtnAmt: one.rtnAmt,
    cnclAbleYn: ['UNPD', 'PAID', 'RCVD'].includes(stcd) ? 'Y' : 'N',
  };
  return {
    cappReqNo: one.cappReqNo,
    cappStcd: stcd,
    pyaccStusDstcd: one.payEnd,
    feeAmt: feeOf(one),

    yearCnt,
    pageCnt,
    askDttm: seoulTime(new Date(one.askedAt)),
    rjctRsnCd: stcd === 'PHOT' ? 'GRND' : '',
    limitYmd: stcd === 'PHOT' ? mendBy(one) : stcd === 'REDY' ? collectBy(one) : null,
    ...(withDetail ? detail : {}),
  };
}

export function newApplication(
  world: World,
  given: Pick<Application, 'memberId' | 'psprtPrdCd' | 'ofcCd' | 'tlno'> & Partial<Application>,
): Application {
  const askedAt = given.askedAt ?? world.now().getTime();
  const number = String(world.nextNumber('pass.application')).padStart(5, '0');
  const cappReqNo = `PP${dayOf(askedAt)}${number}`;
  return {
    cappReqNo,
    intentId: cappReqNo,
    mdfcDstcd: '01',
    phtoId: '',
    askedAt,
    paidAt: null,

    photoRefusedAt: null,
    mendedAt: null,
    collectedAt: null,
    cancelledAt: null,

    payEnd: '00',
    payToken: null,
    rtnAmt: 0,
    toldAt: world.now().getTime(),
    ...given,
  };
}

/** A photo sent back, a passport that waits at its office with an older one long collected, and a fee unpaid. */
function seeded(world: World): Application[] {
  const now = world.now().getTime();
  const DAY_MS = 24 * HOUR_MS;
  const paid = (daysAgo: number) => ({
    askedAt: now - daysAgo * DAY_MS - 9 * MINUTE_MS,
    paidAt: now - daysAgo * DAY_MS,
    payEnd: '02' as const,
  });
  const one = (memberId: string, ofcCd: string, tlno: string, more: Partial<Application>) =>
    newApplication(world, { memberId, psprtPrdCd: 'N10P58', ofcCd, tlno, ...more });
  return [
    one('W000000004', '1123', '01055551204', { ...paid(3), mdfcDstcd: '04', photoRefusedAt: now - DAY_MS }),
    one('W000000006', '1101', '01055551206', paid(16)),
    one('W000000005', '1122', '01055551205', { askedAt: now - 10 * MINUTE_MS }),
  ];
}

/** What the ministry does at a step, as the member is told. */
const stepWords: Readonly<Record<string, Words>> = {
  RCVD: { ko: '여권 신청이 접수됐어요', en: 'Your passport application was received' },
  EXAM: { ko: '여권 신청을 심사하고 있어요', en: 'Your passport application is being examined' },
  MAKE: { ko: '새 여권을 만들기 시작했어요', en: 'Your new passport is being made' },
  REDY: { ko: '여권이 나왔어요. 찾아가 주세요', en: 'Your passport is ready to be collected' },
};

interface Due {
  at: number;
  run(world: World): void;
}

/** The next step that the member is told of, where they want to be. */
function stepDue(world: World, one: Application, tells: boolean): Due[] {
  const { toldAt } = one;
  if (one.paidAt === null || one.cancelledAt !== null || toldAt === undefined) return [];
  if (one.photoRefusedAt !== null && one.mendedAt === null) return [];
  const step = plan(one).find(({ stepCd, at }) => stepWords[stepCd] !== undefined && at > toldAt);
  if (!step) return [];
  return [
    {
      at: step.at,
      run() {
        one.toldAt = step.at;
        const words = stepWords[step.stepCd];
        if (tells && words) tell(world, one, words);
      },
    },
  ];
}

/** A photo that was not mended in time ends the application, and its fee goes back. */
function photoDue(one: Application): Due[] {
  if (one.payEnd !== '02' || one.photoRefusedAt === null || one.mendedAt !== null) return [];
  return [
    {
      at: instantOf(addDays(mendBy(one), 1)),
      run(world) {
        giveBack(world, one);
        tell(world, one, {
          ko: '여권 신청이 끝나 수수료를 돌려드렸어요',
          en: 'Your application ended. The fee was refunded',
        });
      },
    },
  ];
}

/** What falls due for the applications of a member. */
export const applicationsDue = (world: World, memberId: string, tells: boolean): Due[] =>
  applicationsNow(world)
    .filter((one) => one.memberId === memberId)
    .flatMap((one) => [...photoDue(one), ...stepDue(world, one, tells)]);

/** How the passport that a new one is asked for stands: it ends when the new one begins to be made. */
export function renewalOf(world: World, memberId: string): 'none' | 'open' | 'made' {
  const states = applicationsNow(world)
    .filter((one) => one.memberId === memberId)
    .map((one) => stateOf(world, one));
  if (states.some((state) => ['MAKE', 'REDY', 'DONE', 'VOID'].includes(state))) return 'made';
  return states.some((state) => ['PAID', 'RCVD', 'EXAM', 'PHOT'].includes(state)) ? 'open' : 'none';
}
