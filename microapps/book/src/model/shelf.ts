import { daysBetween } from '@wallet/kit/format';

interface Copy {
  id: string;
  libraryId: string;
  library: string;
  floor: string;
  callNumber: string;
  state: 'in' | 'lent' | 'reserved' | 'repair' | 'lost' | 'reading';
  due: string;
}

/** The copies of a book in one library: the one that can be had first, how many there are, and how many are in. */
export interface Shelf {
  first: Copy;
  copies: number;
  in: number;
}

/** Which copy a customer would rather hear of. */
const order = ['in', 'reading', 'lent', 'reserved', 'repair', 'lost'] as const;

/** One line a library, in the order in which they come. */
export function shelvesOf(copies: readonly Copy[]): Shelf[] {
  const shelves = new Map<string, Shelf>();
  for (const copy of copies) {
    const { first = copy, copies: count = 0, in: inside = 0 } = shelves.get(copy.libraryId) ?? {};
    const isBefore =
      order.indexOf(copy.state) < order.indexOf(first.state) ||
      (copy.state === first.state && copy.due < first.due);
    shelves.set(copy.libraryId, {
      first: isBefore ? copy : first,
      copies: count + 1,
      in: inside + Number(copy.state === 'in'),
    });
  }
  return [...shelves.values()];
}

/** Libraries of which a copy can be waited for: all of theirs are lent or reserved. */
export const waitable = (shelves: readonly Shelf[]): Copy[] =>
  shelves.map(({ first }) => first).filter(({ state }) => state === 'lent' || state === 'reserved');

/** Days until a day: 0 on the day itself, below zero afterwards. */
export const daysUntil = (day: string, today: string): number => daysBetween(today, day);

/** Returned books by month, the newest first. */
export function byMonth<T extends { returned: string }>(loans: readonly T[]): [month: string, loans: T[]][] {
  const months = new Map<string, T[]>();
  for (const loan of loans) {
    const month = loan.returned.slice(0, 6);
    months.set(month, [...(months.get(month) ?? []), loan]);
  }
  return [...months].toSorted(([a], [b]) => b.localeCompare(a));
}
