import type { PeopleCounts } from '@wallet/kit/booking';

/** Who a ticket is for; `half` is 65 and over, disabled or a veteran, with proof at the gate. */
export const kinds = ['adult', 'youth', 'child', 'infant', 'half'] as const;
export type Kind = (typeof kinds)[number];

/** The tickets that are chosen, in the order in which they were added: their number is ticketCount (R829). */
export type Chosen = readonly Kind[];

/** No more than a person may have, nor than places are left; never below one. */
export const limitOf = (left: number, most: number): number => Math.max(1, Math.min(most, left));

/**
 * Sets ticketCount (R845): more are grown-ups, fewer take off the last ones added. Kept within 1 and the limit; what is
 * no whole number changes nothing.
 */
export function setCount(chosen: Chosen, count: unknown, limit: number): Chosen {
  if (!Number.isSafeInteger(count)) return chosen;
  const next = Math.max(1, Math.min(limit, count as number));
  const more: Kind[] = Array.from({ length: Math.max(0, next - chosen.length) }, () => 'adult');
  return [...chosen.slice(0, next), ...more];
}

/** Changes ticketCount by a delta (R846), within the same bounds. */
export function changeCount(chosen: Chosen, delta: unknown, limit: number): Chosen {
  return Number.isSafeInteger(delta) ? setCount(chosen, chosen.length + (delta as number), limit) : chosen;
}

export function countsOf(chosen: Chosen): PeopleCounts<Kind> {
  const count = (kind: Kind) => chosen.filter((one) => one === kind).length;
  return Object.fromEntries(kinds.map((kind) => [kind, count(kind)])) as PeopleCounts<Kind>;
}

/** The kinds as they were counted: what was added comes last. */
export function withCounts(chosen: Chosen, counts: PeopleCounts<Kind>): Chosen {
  const before = countsOf(chosen);
  const next = [...chosen];
  for (const kind of kinds) {
    for (let over = before[kind]; over > counts[kind]; over -= 1) next.splice(next.lastIndexOf(kind), 1);
    for (let under = before[kind]; under < counts[kind]; under += 1) next.push(kind);
  }
  return next;
}
