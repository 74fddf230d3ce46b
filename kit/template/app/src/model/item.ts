/** One use of the service. */
export interface Item {
  number: string;
  name: string;
  /** in won */
  amount: number;
  /** YYYYMMDD */
  date: string;
  kind: 'used' | 'cancelled';
}

/** Newest first; on one day by number, so that the order never jumps. */
export function newestFirst(items: readonly Item[]): Item[] {
  const key = ({ date, number }: Item) => `${date}${number}`;
  return [...items].sort((one, other) => (key(one) < key(other) ? 1 : -1));
}
