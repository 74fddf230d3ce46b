/** What points are given for, and what of its year is left. */
export interface Activity {
  id: string;
  name: string;
  how: string;
  unit: 'times' | 'km' | 'kg';
  /** what the member shows; with `none` a shop reports by itself */
  proof: 'none' | 'photo' | 'receipt' | 'either';
  price: number;
  limit: number;
  used: number;
}

export interface Tariff {
  year: string;
  limit: number;
  used: number;
  /** since when the year's budget is used up; empty while there is some */
  budgetGoneOn: string;
  activities: Activity[];
}

export type PracticeState =
  | 'reported'
  | 'checking'
  | 'fixed'
  | 'paid'
  | 'refused'
  | 'beyondLimit'
  | 'budgetGone';

export interface Practice {
  id: string;
  activity: string;
  name: string;
  unit: Activity['unit'];
  /** YYYYMMDD */
  day: string;
  quantity: number;
  points: number;
  /** what of its points counts */
  counted: number;
  place: string;
  state: PracticeState;
  reason: string;
  /** from when its month is paid, and until when a proof is answered: YYYYMMDD, or empty */
  paidFrom: string;
  answeredBy: string;
}

/** `sentAgain`: to another account, after it came back. */
export interface Payout {
  /** YYYYMM */
  month: string;
  points: number;
  state: 'open' | 'fixed' | 'sent' | 'arrived' | 'cameBack' | 'sentAgain';
  day: string;
}

/**
 * WHOLE_UNITS_DOWN, then CAP_CUT: whole units alone bring points, of these counts what the activity and then the year
 * have left.
 */
export function countOf(
  { price, limit, used }: Pick<Activity, 'price' | 'limit' | 'used'>,
  quantity: number,
  yearLeft: number,
): { points: number; counted: number } {
  const points = Math.floor(quantity) * price;
  return { points, counted: Math.max(0, Math.min(points, limit - used, yearLeft)) };
}

/** What stops an activity from bringing more this year. */
export function stopOf(
  { limit, used }: Pick<Activity, 'limit' | 'used'>,
  year: Pick<Tariff, 'limit' | 'used' | 'budgetGoneOn'>,
): 'budgetGone' | 'yearReached' | 'capReached' | null {
  if (year.budgetGoneOn !== '') return 'budgetGone';
  if (year.used >= year.limit) return 'yearReached';
  return used >= limit ? 'capReached' : null;
}

const pictures: Readonly<Record<string, string>> = {
  receipt: 'edoc',
  box: 'cmarket',
  rental: 'car',
  recyclables: 'nie',
  phone: 'phonecheck',
  bicycle: 'trail',
  tree: 'forest',
  solar: 'lab',
  bag: 'cmarket',
};
export const pictureOf = (activity: string): string => pictures[activity] ?? 'carbon';

/** How often a usual member does something in a month. */
const usualTimes: Readonly<Record<string, number>> = { receipt: 20, cup: 6, refill: 1, box: 2, bicycle: 8 };

/** What that brings at the prices of the day. */
export const usualMonth = (activities: readonly Pick<Activity, 'id' | 'price'>[]): number =>
  activities.reduce((sum, { id, price }) => sum + (usualTimes[id] ?? 0) * price, 0);

/** The last twelve months, the newest first: YYYYMM. */
export function monthsUntil(today: string, count = 12): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(4, 6)) - 1;
  return Array.from({ length: count }, (_, ago) => {
    const month = last - ago;
    return `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
