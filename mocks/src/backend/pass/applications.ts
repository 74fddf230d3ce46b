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

export const allApplications = (world: World): Application[] => world.room('pass.applications', seeded);

/** The same; a photo that was not mended in time ends one, and its fee goes back. */
export function applicationsNow(world: World): Application[] {
  const all = allApplications(world);
  for (const one of all) {
    const isOwn = one.memberId === world.person?.walletMberIdnfiNo;
    if (isOwn && one.payEnd === '02' && stateOf(world, one) === 'BACK') giveBack(world, one);
  }
  return all;
}

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
    ...{ ofcCd, ofcTlno, lat, lon, lateDay, tlno: one.tlno, mdfcDstcd: one.mdfcDstcd },
    stepList: steps.map(({ stepCd, at }) => ({ stepCd, dttm: seoulTime(new Date(at)) })),
    rdyYmd: isOnItsWay ? dayOf(readyAt(one)) : null,
    expSS: stcd === 'UNPD' ? Math.ceil((one.askedAt + PAY_MS - now) / 1000) : null,
    paidDttm: one.paidAt === null ? null : seoulTime(new Date(one.paidAt)),
    rtnAmt: one.rtnAmt,
    cnclAbleYn: ['UNPD', 'PAID', 'RCVD'].includes(stcd) ? 'Y' : 'N',
  };
  return {
    ...{ cappReqNo: one.cappReqNo, cappStcd: stcd, pyaccStusDstcd: one.payEnd, feeAmt: feeOf(one) },
    ...{ yearCnt, pageCnt, askDttm: seoulTime(new Date(one.askedAt)) },
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
    ...{ cappReqNo, intentId: cappReqNo, mdfcDstcd: '01', phtoId: '', askedAt, paidAt: null },
    ...{ photoRefusedAt: null, mendedAt: null, collectedAt: null, cancelledAt: null },
    ...{ payEnd: '00', payToken: null, rtnAmt: 0 },
    ...given,
  };
}

/** A photo sent back, a passport that waits at its office with an older one long collected, and a fee unpaid. */
function seeded(world: World): Application[] {
  const now = world.now().getTime();
  const DAY_MS = 24 * HOUR_MS;
  const paid = (daysAgo: number) => ({
    ...{
      askedAt: now - daysAgo * DAY_MS - 9 * MINUTE_MS,
      paidAt: now - daysAgo * DAY_MS,
      payEnd: '02' as const,
    },
  });
  const one = (memberId: string, ofcCd: string, tlno: string, more: Partial<Application>) =>
    newApplication(world, { memberId, psprtPrdCd: 'N10P58', ofcCd, tlno, ...more });
  return [
    one('W000000004', '1123', '01055551204', { ...paid(3), mdfcDstcd: '04', photoRefusedAt: now - DAY_MS }),
    one('W000000006', '1101', '01055551206', paid(16)),
    one('W000000005', '1122', '01055551205', { askedAt: now - 10 * MINUTE_MS }),
  ];
}
