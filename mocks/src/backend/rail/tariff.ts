import { cancelFee, type FeeRule } from '@wallet/kit/booking';
import { weekday } from '@wallet/kit/format';
import { holidayOn, isBankHoliday } from '../holidays.ts';
import { fareOf, momentOf, type Ride } from './trains.ts';

/** G second class, F first class, S standing. */
export const classes = ['G', 'F', 'S'] as const;
export type SeatClass = (typeof classes)[number];

/** Who travels (the specification states 1 only, R822): so many per cent off, on which days, and whether it is proved. */
export const passengers = [
  { psgrCd: '1', off: 0, days: 'all', prfYn: 'N', nm: { ko: '어른', en: 'Adult' } },
  { psgrCd: '2', off: 50, days: 'all', prfYn: 'N', nm: { ko: '어린이 (6~12세)', en: 'Child (6–12)' } },
  {
    psgrCd: '3',
    off: 30,
    days: 'working',
    prfYn: 'N',
    nm: { ko: '경로 (65세 이상)', en: 'Senior (65 and over)' },
  },
  { psgrCd: '4', off: 50, days: 'all', prfYn: 'Y', nm: { ko: '중증 장애인', en: 'Severely disabled' } },
  { psgrCd: '5', off: 30, days: 'noWeekend', prfYn: 'Y', nm: { ko: '경증 장애인', en: 'Slightly disabled' } },
  { psgrCd: '6', off: 50, days: 'all', prfYn: 'Y', nm: { ko: '국가유공자', en: 'Person of national merit' } },
  {
    psgrCd: '7',
    off: 75,
    days: 'all',
    prfYn: 'N',
    nm: { ko: '유아 (6세 미만)', en: 'Small child (under 6)' },
  },
] as const;
export const passengerCodes = passengers.map(({ psgrCd }) => psgrCd);
export type PassengerCode = (typeof passengerCodes)[number];
export const passengerName = (psgrCd: PassengerCode) =>
  (passengers.find((one) => one.psgrCd === psgrCd) ?? passengers[0]).nm;
export const needsProof = (psgrCd: PassengerCode) =>
  passengers.some((one) => one.psgrCd === psgrCd && one.prfYn === 'Y');

function percentOff(psgrCd: PassengerCode, ymd: string): number {
  const { off, days } = passengers.find((one) => one.psgrCd === psgrCd) ?? passengers[0];
  const isWeekend = weekday(ymd) === 0 || weekday(ymd) === 6;
  if (days === 'working' ? isBankHoliday(ymd) : days === 'noWeekend' && isWeekend) return 0;
  return off;
}

/** What is taken off a place to stand, in per cent. */
export const STANDING_OFF = 15;
const FIRST_CLASS_PERCENT = 140;

/** Won that a class costs more than the second one. */
function supplementOf(ride: Ride, seatClass: SeatClass): number {
  const fare = fareOf(ride);
  return seatClass === 'F' ? Math.round((fare * FIRST_CLASS_PERCENT) / 10_000) * 100 - fare : 0;
}

/** Won for one passenger and what is taken off: one discount each, never on the supplement of the first class. */
export function priceOf(ride: Ride, seatClass: SeatClass, psgrCd: PassengerCode) {
  const fare = fareOf(ride);
  const off = Math.max(percentOff(psgrCd, ride.ymd), seatClass === 'S' ? STANDING_OFF : 0);
  const dscntAmt = Math.ceil((fare * off) / 100);
  return { tcktAmt: fare + supplementOf(ride, seatClass) - dscntAmt, dscntAmt };
}

const least = 400;
/** What a return costs, by the day of departure, since the 28th of May 2025. */
const feeTables = {
  working: [
    { until: { hours: 3 }, percent: 0 },
    { until: { minutes: 0 }, percent: 5, least },
  ],
  busy: [
    { until: { days: 2 }, sum: least },
    { until: { days: 1 }, percent: 5, least },
    { until: { hours: 3 }, percent: 10, least },
    { until: { minutes: 0 }, percent: 20, least },
  ],
} satisfies Record<string, FeeRule[]>;

/** The rows that count for a ride: Friday to Sunday and holidays are busy. */
export function feeRules({ ymd, from }: Ride): FeeRule[] {
  const departs = momentOf(ymd, from.at);
  const date = departs.slice(0, 8);
  const isBusy = [5, 6, 0].includes(weekday(date)) || holidayOn(date) !== undefined;
  if (!isBusy) return feeTables.working;
  // Three hours before a train at one in the morning is the day before, which has a row of its own.
  const isEarly = departs.slice(8, 10) < '03';
  return feeTables.busy.filter(({ until }) => !(isEarly && 'hours' in until));
}

/** The fee of each ticket at a moment; null once the train has left: then the station gives back. */
export function returnFees(ride: Ride, prices: readonly number[], at: Date) {
  const rules = feeRules(ride);
  const begins = momentOf(ride.ymd, ride.from.at);
  const fees = prices.flatMap((paid) => cancelFee(rules, { begins, paid, at }) ?? []);
  const [one] = fees;
  return one && { rules, at: rules.indexOf(one.rule), fees: fees.map(({ fee }) => fee) };
}

/** What comes back by itself after so many minutes late by the railway's fault, in per cent of the fare. */
export const latePercent = (minutes: number): number =>
  minutes >= 60 ? 50 : minutes >= 40 ? 25 : minutes >= 20 ? 12.5 : 0;

/** Won that come back of a ticket on a late train: a share of its fare, not of the supplement of the first class. */
export function lateRefund(ride: Ride, seatClass: SeatClass, paid: number): number {
  const fare = paid - supplementOf(ride, seatClass);
  return Math.floor((fare * latePercent(ride.train.lateMin)) / 100);
}

/** A table of fees as the wire has it. */
export const feeRows = (rules: readonly FeeRule[]) =>
  rules.map(({ until, ...kept }) => {
    const [untilUnit, untilCnt] = Object.entries(until)[0] as [string, number];
    const part = 'sum' in kept ? { feeAmt: kept.sum } : { feeRt: kept.percent, leastAmt: kept.least ?? 0 };
    return { untilUnit, untilCnt, ...part };
  });
