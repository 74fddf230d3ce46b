import type { PeopleCounts, PeopleKind } from '@wallet/kit/booking';
import type { Words } from './words.ts';

type TicketType = 'ADULT' | 'YOUTH' | 'CHILD';

/** What can be reserved: prices are paid at the gate. */
export interface TicketOffer {
  kinds: PeopleKind<TicketType>[];
  maxCount: number;
  forests: { id: string; name: Words }[];
}

export interface Ticket {
  number: string;
  forestId: string;
  forestName: Words;
  /** code of its forest's picture, or empty */
  picture: string;
  date: string;
  items: { type: TicketType; count: number; price: number }[];
  /** won, to pay at the gate */
  total: number;
  status: 'reserved' | 'cancelled';
}

export function canCancelTicket(ticket: Ticket, today: string): boolean {
  return ticket.status === 'reserved' && ticket.date >= today;
}

/** What is sent to reserve. */
export interface TicketOrder {
  forestId: string;
  date: string;
  counts: PeopleCounts<TicketType>;
}
