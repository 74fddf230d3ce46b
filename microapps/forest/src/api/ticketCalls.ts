import { defineCall } from '@wallet/kit/api';
import type { Ticket, TicketOffer, TicketOrder } from '../model/ticket.ts';
import { once } from './once.ts';
import { toTicket, toTicketOffer } from './toTicket.ts';
import * as wire from './wire.ts';

export const readTicketOffer = defineCall<void, wire.WireTicketOffer, TicketOffer>({
  method: 'GET',
  path: '/forest/v1/ticket-kinds',
  answer: wire.wireTicketOffer,
  to: toTicketOffer,
});

export const reserveTickets = defineCall<TicketOrder, wire.WireTicket, Ticket>({
  method: 'POST',
  path: '/forest/v1/tickets',
  answer: wire.wireTicket,
  send: ({ intentId, forestId, date, counts }) => ({
    headers: once(intentId),
    body: {
      forestId,
      useYmd: date,
      itemList: Object.entries(counts).map(([tcktTpcd, cnt]) => ({ tcktTpcd, cnt })),
    },
  }),
  to: toTicket,
});

export const listTickets = defineCall<void, { tcktList: wire.WireTicket[] }, Ticket[]>({
  method: 'GET',
  path: '/forest/v1/tickets',
  answer: wire.wireTicketList,
  to: ({ tcktList }) => tcktList.map(toTicket),
});

export const readTicket = defineCall<string, wire.WireTicket, Ticket>({
  method: 'GET',
  path: '/forest/v1/tickets/{ticketNo}',
  answer: wire.wireTicket,
  send: (ticketNo) => ({ path: { ticketNo } }),
  to: toTicket,
});

export const cancelTicket = defineCall<string, wire.WireTicket, Ticket>({
  method: 'POST',
  path: '/forest/v1/tickets/{ticketNo}/cancel',
  answer: wire.wireTicket,
  send: (ticketNo) => ({ path: { ticketNo } }),
  to: toTicket,
});
