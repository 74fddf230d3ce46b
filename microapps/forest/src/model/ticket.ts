import type { Words } from './words.ts';

export const ticketTypes = ['ADULT', 'YOUTH', 'CHILD'] as const;
export type TicketType = (typeof ticketTypes)[number];
export type TicketCounts = Record<TicketType, number>;

/** What can be reserved: prices are paid at the gate. */
export interface TicketOffer {
  prices: { type: TicketType; price: number }[];
  maxCount: number;
  forests: { id: string; name: Words }[];
}

export interface Ticket {
  number: string;
  forestId: string;
  forestName: Words;
  date: string;
  items: { type: TicketType; count: number; price: number }[];
  /** won, to pay at the gate */
  total: number;
  status: 'reserved' | 'cancelled';
}

export function ticketTotal({ prices }: TicketOffer, counts: TicketCounts): { count: number; total: number } {
  const count = ticketTypes.reduce((sum, type) => sum + counts[type], 0);
  const total = prices.reduce((sum, { type, price }) => sum + price * counts[type], 0);
  return { count, total };
}

export function canCancelTicket(ticket: Ticket, today: string): boolean {
  return ticket.status === 'reserved' && ticket.date >= today;
}

/** What is sent to reserve; `intentId` names the order. */
export interface TicketOrder {
  intentId: string;
  forestId: string;
  date: string;
  counts: TicketCounts;
}
