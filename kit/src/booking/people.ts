/** A kind of people, or of tickets: adults, youths, children. */
export interface PeopleKind<K extends string = string> {
  kind: K;
  /** 0 unless told */
  min?: number;
  max?: number;
  /** won for each */
  price?: number;
}

/** How many of each kind. */
export type PeopleCounts<K extends string = string> = Readonly<Record<K, number>>;

/** Who may come together. */
export interface PeopleLimits<K extends string = string> {
  kinds: readonly PeopleKind<K>[];
  /** at least so many in all; 1 unless told */
  least?: number;
  /** at most so many in all */
  most: number;
}

/** Everybody, and what they pay in won. */
export function peopleSum<K extends string>(
  kinds: readonly PeopleKind<K>[],
  counts: PeopleCounts<K>,
): { count: number; total: number } {
  return kinds.reduce(
    ({ count, total }, { kind, price = 0 }) => ({
      count: count + counts[kind],
      total: total + counts[kind] * price,
    }),
    { count: 0, total: 0 },
  );
}

/** The most of a kind beside the others: its own limit, or what the whole leaves. */
export function mostOf<K extends string>(
  { kinds, most }: PeopleLimits<K>,
  counts: PeopleCounts<K>,
  kind: K,
): number {
  const { min = 0, max = most } = kinds.find((one) => one.kind === kind) ?? {};
  const others = peopleSum(kinds, counts).count - counts[kind];
  return Math.max(min, Math.min(max, most - others));
}

/** So many of a kind, within its limits; what is no whole number changes nothing. */
export function withPeople<K extends string>(
  limits: PeopleLimits<K>,
  counts: PeopleCounts<K>,
  kind: K,
  count: number,
): PeopleCounts<K> {
  if (!Number.isSafeInteger(count)) return counts;
  const { min = 0 } = limits.kinds.find((one) => one.kind === kind) ?? {};
  return { ...counts, [kind]: Math.max(min, Math.min(mostOf(limits, counts, kind), count)) };
}

/** What is wrong with a number of people; null when they may come. */
export function peopleProblem<K extends string>(
  { kinds, least = 1, most }: PeopleLimits<K>,
  counts: PeopleCounts<K>,
): 'tooFew' | 'tooMany' | null {
  const { count } = peopleSum(kinds, counts);
  if (count < least) return 'tooFew';
  return count > most ? 'tooMany' : null;
}
