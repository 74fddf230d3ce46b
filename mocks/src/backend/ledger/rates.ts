import { addDays, type Currency, daysBetween, instantOf } from '@wallet/kit/format';
import { isBankHoliday } from '../holidays.ts';
import { seoulTime } from '../seoulTime.ts';

interface Quote {
  /** Whole units that the rate is for (crncyExcgUnit). */
  unit: number;
  /** Won in hundredths for that unit. */
  base: number;
}

const quotes: Readonly<Record<Exclude<Currency, 'KRW'>, Quote>> = {
  USD: { unit: 1, base: 139_120 },
  EUR: { unit: 1, base: 151_035 },
  JPY: { unit: 100, base: 91_255 },
  CNY: { unit: 1, base: 19_248 },
  THB: { unit: 1, base: 4156 },
  TWD: { unit: 1, base: 4402 },
  VND: { unit: 100, base: 546 },
  SGD: { unit: 1, base: 106_710 },
  IDR: { unit: 100, base: 855 },
};

/** Currencies that have a rate against the won. */
export type ForeignCurrency = keyof typeof quotes;

export function isForeignCurrency(code: string): code is ForeignCurrency {
  return Object.hasOwn(quotes, code);
}

/** FNV-1a with a last mix: neighbouring days give numbers that are far apart. */
function scatter(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** -1 to 1 for a text, always the same. */
const spot = (text: string) => (scatter(text) % 2001) / 1000 - 1;

/** Days from one turn of the course to the next. */
const SWING_DAYS = 8;
const FIRST_DAY = '19700101';

/** The last day on which the banks were open: the day itself, or one before it. */
function lastBankDay(day: string): string {
  let at = day;
  while (isBankHoliday(at)) at = addDays(at, -1);
  return at;
}

/** The last round of a day; it is announced at 23:49. */
const LAST_ROUND = 890;
const OPENS = 9 * 60;

/** A notice of rates: one a minute from nine on, on the days on which the banks are open. */
export interface RateRound {
  day: string;
  round: number;
  /** when it was announced, YYYYMMDDhhmmss */
  at: string;
}

const roundOf = (day: string, round: number): RateRound => {
  const minutes = OPENS + round - 1;
  const clock = [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return { day, round, at: `${day}${clock.join('')}00` };
};

/** The round whose rates count at a moment: before nine, and on days of rest, the last one of the bank day before. */
export function rateRoundAt(date: Date): RateRound {
  const clock = seoulTime(date);
  const today = clock.slice(0, 8);
  const round = Number(clock.slice(8, 10)) * 60 + Number(clock.slice(10, 12)) - OPENS + 1;
  if (round >= 1 && !isBankHoliday(today)) return roundOf(today, Math.min(LAST_ROUND, round));
  return roundOf(lastBankDay(addDays(today, -1)), LAST_ROUND);
}

/** The day whose rates count at a moment: a new one starts at nine. */
export const rateDayOf = (date: Date): string => rateRoundAt(date).day;

export interface DayRate {
  /** Won, as a decimal text, for so many whole units. */
  rate: string;
  unit: number;
}

const hundredths = (rate: string) => Number(rate.replace('.', ''));
const decimal = (rate: number) => `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`;

/** The rates between which a currency moves on a day, in hundredths: where it starts, and where it arrives. */
function bounds(currency: ForeignCurrency, day: string): readonly [from: number, to: number] {
  return [hundredths(rateOn(currency, addDays(day, -1)).rate), hundredths(rateOn(currency, day).rate)];
}

/**
 * During a day a rate goes from that of the day before to that of the day, to and fro, and never back over where it
 * started: that it rose is as true of a round as of the day.
 */
function rateOfRound(currency: ForeignCurrency, { day, round }: RateRound): number {
  const [from, to] = bounds(currency, day);
  const done = round / LAST_ROUND;
  const share = done + (1 - done) * (0.5 + 0.45 * Math.sin(round / 23 + currency.charCodeAt(0)));
  return from + Math.sign(to - from) * Math.ceil(Math.abs(to - from) * share);
}

/** The one base rate at a moment, for every service that shows or applies one. */
export function rateOf(currency: ForeignCurrency, date: Date): DayRate {
  return { rate: decimal(rateOfRound(currency, rateRoundAt(date))), unit: quotes[currency].unit };
}

/** The rate with which the bank day before ended. */
export const rateBefore = (currency: ForeignCurrency, date: Date): DayRate =>
  rateOn(currency, addDays(rateDayOf(date), -1));

const MINUTE = 60_000;

/**
 * The first moment, in milliseconds, after `after` and not after `until`, at which the base rate of a currency has
 * reached a level; undefined if it never does. `fits` gets hundredths of a won and holds on one side of a level.
 */
export function firstRate(
  currency: ForeignCurrency,
  { after, until }: { after: number; until: number },
  fits: (rate: number) => boolean,
): number | undefined {
  let at = Math.floor(after / MINUTE) * MINUTE + MINUTE;
  while (at <= until) {
    const now = rateRoundAt(new Date(at));
    // A day moves between its two ends: where neither fits, nothing between them does.
    const mayFit = bounds(currency, now.day).some(fits);
    if (mayFit && fits(rateOfRound(currency, now))) return at;
    const isMoving = now.round < LAST_ROUND;
    at = isMoving && mayFit ? at + MINUTE : opensAfter(at);
  }
  return undefined;
}

/** Nine o'clock in Seoul, next after a moment. */
function opensAfter(at: number): number {
  const clock = seoulTime(new Date(at));
  const today = clock.slice(0, 8);
  return instantOf(`${clock.slice(8, 12) < '0900' ? today : addDays(today, 1)}0900`);
}

/**
 * The rate with which a day ended. It swings by a little over 1 % around its base over weeks, by some half a per cent
 * from day to day at most, always the same way for the same day; a day of rest keeps that of the bank day before.
 */
export function rateOn(currency: ForeignCurrency, date: string): DayRate {
  const key = `${currency}${date}`;
  const rate = knownRates.get(key) ?? workedOut(currency, date);
  knownRates.set(key, rate);
  return rate;
}

const knownRates = new Map<string, DayRate>();

function workedOut(currency: ForeignCurrency, date: string): DayRate {
  const bankDay = lastBankDay(date);
  // The last bank day before days of rest ends where they are.
  const next = addDays(bankDay, 1);
  const day = isBankHoliday(next) ? next : bankDay;
  const { unit, base } = quotes[currency];
  const days = daysBetween(FIRST_DAY, day);
  const [turn, past] = [Math.trunc(days / SWING_DAYS), (days % SWING_DAYS) / SWING_DAYS];
  const [from, to] = [spot(`${currency}${turn}`), spot(`${currency}${turn + 1}`)];
  const swing = from + (to - from) * past + 0.15 * spot(`${currency}${day}`);
  return { rate: decimal(base + Math.round((base * swing) / 100)), unit };
}
