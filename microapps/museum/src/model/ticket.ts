import type { CancelFee, FeeRule, Hold } from '@wallet/kit/booking';
import type { Kind } from './ticketCount.ts';

/** `late` was not paid in time, `over` was not used, `given` was received by another. */
type TicketState =
  | 'held'
  | 'late'
  | 'booked'
  | 'used'
  | 'over'
  | 'returned'
  | 'gifted'
  | 'given'
  | 'cancelled';

export interface Ticket {
  number: string;
  exhibitionId: string;
  name: string;
  museum: string;
  date: string;
  /** HHmm */
  time: string;
  kinds: { kind: Kind; count: number; price: number }[];
  /** won paid for the tickets that are left */
  paid: number;
  state: TicketState;
  hold: Hold | null;
  /** what the gate reads, and for how long */
  code: string;
  codeHold: Hold;
  /** YYYYMMDDhhmmss, or empty */
  usedAt: string;
  fee: number;
  refund: number;
  gift: string;
  /** until when a gift can be received, YYYYMMDDhhmmss; empty unless it waits */
  giftUntil: string;
  isGift: boolean;
}

/** A gift as its receiver sees it before taking it. */
export interface Gift {
  /** `mine` was sent by the reader, `over` was received, recalled or is too late, `gone` never existed */
  state: 'waiting' | 'mine' | 'over' | 'gone';
  name: string;
  museum: string;
  date: string;
  /** HHmm */
  time: string;
  count: number;
  /** masked */
  sender: string;
  /** YYYYMMDDhhmmss */
  until: string;
}

/** What giving tickets back costs now. */
export interface ReturnQuote extends Pick<CancelFee, 'fee' | 'refund'> {
  rules: FeeRule[];
  applied: FeeRule | null;
}

export const groups = ['today', 'coming', 'used', 'ended'] as const;
export type Group = (typeof groups)[number];

/** Where a ticket stands in the list of mine. */
export function groupOf({ state, date }: Ticket, today: string): Group {
  if (state === 'used') return 'used';
  if (state !== 'booked' && state !== 'gifted' && state !== 'held') return 'ended';
  return date === today ? 'today' : 'coming';
}

export const countOf = ({ kinds }: Ticket): number => kinds.reduce((sum, { count }) => sum + count, 0);
