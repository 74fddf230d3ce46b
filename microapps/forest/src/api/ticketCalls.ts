import { get, post } from '@wallet/kit/api';
import type { TicketOrder } from '../model/ticket.ts';
import * as wire from './wire.ts';

export const readTicketOffer = get('/forest/v1/ticket-kinds', { answer: wire.ticketOffer });

export const reserveTickets = post('/forest/v1/tickets', {
  lost: 'sameKey',
  send: ({ forestId, date, counts }: TicketOrder) => ({
    body: {
      forestId,
      useYmd: date,
      itemList: Object.entries(counts).map(([tcktTpcd, cnt]) => ({ tcktTpcd, cnt })),
    },
  }),
  answer: wire.ticket,
});

export const listTickets = get('/forest/v1/tickets', { answer: wire.ticketList });

export const readTicket = get('/forest/v1/tickets/{ticketNo}', {
  send: (ticketNo: string) => ({ path: { ticketNo } }),
  answer: wire.ticket,
});

export const cancelTicket = post('/forest/v1/tickets/{ticketNo}/cancel', {
  lost: 'sameEnd',
  send: (ticketNo: string) => ({ path: { ticketNo } }),
  answer: wire.ticket,
});
