import type { PeopleCounts } from '@wallet/kit/booking';

/** Who comes: 19 to 64, 13 to 18, 5 to 12, and who enters free with proof. */
export const kinds = ['adult', 'youth', 'child', 'free'] as const;
export type Kind = (typeof kinds)[number];

export const classKinds = ['all', 'exhibit', 'class', 'tour'] as const;
export const ages = ['all', 'child', 'youth', 'adult'] as const;
export interface Wish {
  kind: (typeof classKinds)[number];
  age: (typeof ages)[number];
}

const known = <T extends string>(all: readonly [T, ...T[]], text: string | null): T =>
  all.find((one) => one === text) ?? all[0];

/** What the address asks for; whatever it does not know is all. */
export const readWish = (query: URLSearchParams): Wish => ({
  kind: known(classKinds, query.get('kind')),
  age: known(ages, query.get('age')),
});

interface Listed {
  kind: string;
  for: readonly Kind[];
  next: string;
}
/** Those that fit, the soonest first, those without a free day last. */
export const found = <T extends Listed>(all: readonly T[], { kind, age }: Wish): T[] =>
  all
    .filter((one) => kind === 'all' || one.kind === kind)
    .filter((one) => age === 'all' || one.for.includes(age))
    .toSorted((a, b) => (a.next || '9').localeCompare(b.next || '9'));

/** As few as may come: a guardian where one is asked for, else one of the first kind. */
export function atFirst(prices: readonly { kind: Kind; min: number }[]): PeopleCounts<Kind> {
  const counts = { adult: 0, youth: 0, child: 0, free: 0 };
  for (const { kind, min } of prices) counts[kind] = min;
  const [first] = prices;
  if (first && prices.every(({ min }) => min === 0)) counts[first.kind] = 1;
  return counts;
}

const unpaid = ['held', 'waiting', 'pending'];
interface Booked {
  state: string;
  begin: string;
}
/** My bookings as they are listed: to be paid, to come, and the rest. */
export const groupOf = ({ state }: Booked): 'waiting' | 'coming' | 'past' => {
  if (state === 'booked') return 'coming';
  return unpaid.includes(state) ? 'waiting' : 'past';
};
