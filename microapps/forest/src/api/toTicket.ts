import type { Ticket, TicketOffer } from '../model/ticket.ts';
import type { WireTicket, WireTicketOffer } from './wire.ts';

export function toTicketOffer(wire: WireTicketOffer): TicketOffer {
  return {
    prices: wire.tcktTpList.map(({ tcktTpcd, amt }) => ({ type: tcktTpcd, price: amt })),
    maxCount: wire.maxCnt,
    forests: wire.forestList.map(({ forestId, forestNm, forestEngNm }) => ({
      id: forestId,
      name: { ko: forestNm, en: forestEngNm },
    })),
  };
}

export function toTicket(wire: WireTicket): Ticket {
  return {
    number: wire.tcktNo,
    forestId: wire.forestId,
    forestName: { ko: wire.forestNm, en: wire.forestEngNm },
    date: wire.useYmd,
    items: wire.itemList.map(({ tcktTpcd, cnt, amt }) => ({ type: tcktTpcd, count: cnt, price: amt })),
    total: wire.totAmt,
    status: wire.tcktStcd === 'RSVD' ? 'reserved' : 'cancelled',
  };
}
