import type { FeeRule } from '@wallet/kit/booking';
import { plain } from '@wallet/kit/format';
import type { Kind } from './ticketCount.ts';

/** `waiting`: booking is not open yet. */
export interface Exhibition {
  id: string;
  name: string;
  museum: string;
  /** YYYYMMDD: first and last day, and the day on which booking opens */
  from: string;
  until: string;
  opens: string;
  /** won for a grown-up, 0 is free */
  price: number;
  isForChildren: boolean;
  state: 'open' | 'waiting' | 'cancelled';
  /** told when booking opens */
  isAsked: boolean;
}

export interface ExhibitionDetail extends Exhibition {
  prices: { kind: Kind; price: number }[];
  fees: FeeRule[];
  /** the most tickets that one person may buy of a session */
  most: number;
  terms: { id: string; title: string; text: string; mandatory: boolean }[];
}

/** A session of a day: `HHmm`, and places that are left. */
export interface Session {
  time: string;
  left: number;
}

export const phases = ['now', 'soon', 'ended'] as const;
export type Phase = (typeof phases)[number];

export function phaseOf({ from, until, state }: Exhibition, today: string): Phase {
  if (state === 'cancelled' || until < today) return 'ended';
  return from > today ? 'soon' : 'now';
}

export const wishes = ['free', 'children'] as const;
export type Wish = (typeof wishes)[number];

/** Exhibitions of a phase that are wished for: by name or museum, free, for children. */
export function found(
  all: readonly Exhibition[],
  { phase, wish, text, today }: { phase: Phase; wish: readonly Wish[]; text: string; today: string },
): Exhibition[] {
  return all.filter(
    (one) =>
      phaseOf(one, today) === phase &&
      (!wish.includes('free') || one.price === 0) &&
      (!wish.includes('children') || one.isForChildren) &&
      plain(`${one.museum} ${one.name}`).includes(plain(text)),
  );
}
