import { addDays, addMonths, daysBetween } from '@wallet/kit/format';
import type { Words } from '../language.ts';

// Sums and spans as published for 2025 and 2026 (see the app's README.md): the only place that has them.

/** The period to be inspected in, around the end of validity. */
export const WINDOW = { before: 90, after: 31 };
/** The fine by days after the period: a begun step counts whole. */
export const FINE = { firstAmt: 40_000, firstDayCnt: 30, stepAmt: 20_000, stepDayCnt: 3 };
export const MOST_FINE = { maxAmt: 600_000, maxDayCnt: 115 };

export const sizes = ['LGHT', 'SMLL', 'MIDL', 'LRGE'] as const;
export type Size = (typeof sizes)[number];
/** REGL 정기; LOAD and NOLD 종합 (with emissions), under load or without. */
export type Kind = 'REGL' | 'LOAD' | 'NOLD';
export const fees: Readonly<Record<Kind, Readonly<Record<Size, number>>>> = {
  REGL: { LGHT: 17_000, SMLL: 23_000, MIDL: 26_500, LRGE: 29_000 },
  LOAD: { LGHT: 48_000, SMLL: 54_000, MIDL: 56_000, LRGE: 65_000 },
  NOLD: { LGHT: 34_000, SMLL: 39_000, MIDL: 45_000, LRGE: 49_000 },
};

/** Who must, and how often: [who, first, then]. */
export const terms: readonly (readonly [Words, Words, Words])[] = [
  [
    { ko: '자가용 승용차', en: 'Private cars' },
    { ko: '새 차는 5년 뒤', en: 'After 5 years' },
    { ko: '2년마다', en: 'Every 2 years' },
  ],
  [
    { ko: '자가용 승합·화물 (경형·소형)', en: 'Private vans and light trucks' },
    { ko: '2년 뒤 (4년까지)', en: 'After 2 years (until age 4)' },
    { ko: '1년마다', en: 'Every year' },
  ],
  [
    { ko: '사업용 승용차', en: 'Business cars' },
    { ko: '2년 뒤', en: 'After 2 years' },
    { ko: '1년마다', en: 'Every year' },
  ],
  [
    { ko: '오래된 대형차', en: 'Old large vehicles' },
    { ko: '', en: '' },
    { ko: '6개월마다', en: 'Every 6 months' },
  ],
];
const VALID_MONTHS = 24;

function fineFor(daysLate: number): number {
  if (daysLate <= 0) return 0;
  if (daysLate >= MOST_FINE.maxDayCnt) return MOST_FINE.maxAmt;
  return FINE.firstAmt + Math.ceil(Math.max(0, daysLate - FINE.firstDayCnt) / FINE.stepDayCnt) * FINE.stepAmt;
}

/** How a car stands on a day: EARL before its period, OPEN in it, OVER after it. */
export function dueOn(validTo: string, today: string) {
  const opnDe = addDays(validTo, -WINDOW.before);
  const clsDe = addDays(validTo, WINDOW.after);
  const dayCnt = daysBetween(today, clsDe);
  const dueStcd = today < opnDe ? 'EARL' : dayCnt >= 0 ? 'OPEN' : 'OVER';
  return { opnDe, clsDe, dueStcd, lateDayCnt: Math.max(0, -dayCnt), fineAmt: fineFor(-dayCnt) };
}

/** Until when a car is valid after it passed: from the old end where it came in its period. */
export function nextValidTo(validTo: string, passedOn: string): string {
  const { dueStcd } = dueOn(validTo, passedOn);
  return addMonths(dueStcd === 'OPEN' ? validTo : passedOn, VALID_MONTHS);
}

/** What counts as points, in Korea. */
export const LIMIT_POINTS = 40;
export const EDU = { feeAmt: 32_000, hourCnt: 4, rdcPnt: 20, lapseMonthCnt: 12, againMonthCnt: 12 };
