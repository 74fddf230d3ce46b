export const historyFilters = ['ALL', 'EARN', 'USE', 'CHRG', 'SEND', 'CONV', 'EXPR'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

export function isHistoryFilter(text: string): text is HistoryFilter {
  return historyFilters.some((filter) => filter === text);
}

const pictures: Readonly<Record<Exclude<HistoryFilter, 'ALL'>, string>> = {
  EARN: 'point',
  USE: 'fpayment',
  CHRG: 'charge',
  SEND: 'send',
  CONV: 'fxwallet',
  EXPR: 'history',
};

export interface HistoryItem {
  number: string;
  at: string;
  group: Exclude<HistoryFilter, 'ALL'>;
  amount: number;
  after: number;
  title: { ko: string; en: string };
  counterpart: string;
  /** `this`: taken back later; `other`: it takes back an earlier move. The two come to nothing. */
  cancelled: 'none' | 'this' | 'other';
}

/** Whose picture stands for what moved points: a gift for what an event gave, a person for what somebody sent. */
export function pictureOf({ group, title, amount }: Pick<HistoryItem, 'group' | 'title' | 'amount'>): string {
  if (group === 'EARN' && title.ko.includes('이벤트')) return 'event';
  return group === 'SEND' && amount > 0 ? 'my' : pictures[group];
}

export type HistoryDetail = HistoryItem & { message: string; until: string };

export interface ExpiringMonth {
  /** YYYYMM */
  month: string;
  amount: number;
  parts: { title: { ko: string; en: string }; until: string; amount: number }[];
}

export interface Place {
  id: string;
  kind: string;
  /** what is sold there */
  picture:
    | ('coffee' | 'cart' | 'meal' | 'book' | 'film' | 'card' | 'account' | 'car' | 'place')
    | ('booking' | 'charge' | 'send' | 'event');
  title: { ko: string; en: string };
  benefit: { ko: string; en: string };
  until: string;
  least: number;
}

/** A benefit by what it is for and, where its text ends in it, what it comes to: 하루 한 번, 최대 350P. */
export function rewardOf(benefit: string): { text: string; reward: string } {
  const [, text = benefit, reward = ''] = /^(.*?),? ((?:최대 |up to )?[\d,.]+(?:P|%))$/.exec(benefit) ?? [];
  return { text, reward };
}

/** What moves come to, in points: neither what was cancelled counts, nor what gave it back. */
export const sumOf = (items: readonly Pick<HistoryItem, 'amount' | 'cancelled'>[]): number =>
  items.filter(({ cancelled }) => cancelled === 'none').reduce((sum, { amount }) => sum + amount, 0);

/** The same in two sums: what came, and what went. */
export function inAndOut(items: readonly Pick<HistoryItem, 'amount' | 'cancelled'>[]) {
  const came = sumOf(items.filter(({ amount }) => amount > 0));
  return { came, went: came - sumOf(items) };
}

/** This month and the months before it, YYYYMM. @param today YYYYMMDD */
export function monthsUntil(today: string, count: number): string[] {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(4, 6)) - 1;
  return Array.from({ length: count }, (_, ago) => {
    const month = index - ago;
    return `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
