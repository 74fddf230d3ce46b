import type { CancelFee, FeeRule, Hold } from '@wallet/kit/booking';
import type { Ride } from './train.ts';
import type { Kind, SeatClass } from './trip.ts';

/** `gifted` waits to be received, `given` is in another wallet; `boarding` from half an hour before departure. */
export type TicketState = 'valid' | 'boarding' | 'used' | 'returned' | 'stopped' | 'gifted' | 'given';

/** One seat of a booking; its fields are our own (N37). */
export interface Ticket {
  id: string;
  kind: Kind;
  /** in words */
  passenger: string;
  car: string;
  /** empty: standing */
  seat: string;
  /** won paid, taken off, kept on return, given back, and back because the train was late */
  price: number;
  discount: number;
  fee: number;
  refund: number;
  lateRefund: number;
  state: TicketState;
  linkId: string;
  code: string;
}

export interface Booking extends Ride {
  number: string;
  /** `back`: paid too late, the money went back */
  state: 'held' | 'paid' | 'done' | 'over';
  seatClass: SeatClass;
  paid: number;
  /** bought by the one who looks */
  isMine: boolean;
  hold: Hold | null;
  tickets: Ticket[];
}

export interface Gift extends Ride {
  linkId: string;
  state: 'sent' | 'taken' | 'refused' | 'recalled' | 'over';
  words: string;
  count: number;
  /** masked; the receiver is empty until somebody takes it */
  giver: string;
  receiver: string;
  isSent: boolean;
  /** the number that it was sent to; only the giver reads it */
  phone: string;
  /** it may be taken by the one who looks, or that is not known yet */
  isForMe: boolean;
  /** taken by the one who looks */
  isToMe: boolean;
  /** YYYYMMDDhhmmss: when it goes back to the giver; empty where that is not known */
  until: string;
  ticketId: string;
}

export interface ReturnQuote extends Pick<CancelFee, 'fee' | 'refund'> {
  rules: FeeRule[];
  applied: FeeRule | null;
}

export const groups = ['now', 'coming', 'unpaid', 'past', 'returned'] as const;
export type Group = (typeof groups)[number];

/** Where a booking stands in the list of mine: by the tickets that are still good, else by what became of them. */
export function groupOf({ state, tickets }: Booking): Group {
  if (state !== 'done') return 'unpaid';
  const has = (...states: TicketState[]) => tickets.some((ticket) => states.includes(ticket.state));
  if (has('boarding')) return 'now';
  if (has('valid', 'gifted')) return 'coming';
  return has('used', 'given') ? 'past' : 'returned';
}

/** What became of several tickets: one state where all are alike, `mixed` where they are not. */
export function stateOfAll(states: readonly TicketState[]): TicketState | 'mixed' {
  const [first = 'valid'] = states;
  return states.every((state) => state === first) ? first : 'mixed';
}

export const isGood = ({ state }: Pick<Ticket, 'state'>): boolean =>
  state === 'valid' || state === 'boarding';
