import { charge } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import type { World } from '../room.ts';
import { exhibitionOf } from './exhibitions.ts';
import { book, move, sumOf, tell, ticketsNow } from './tickets.ts';

/** The unpaid tickets that an open page of the payment company stands for, also those whose hold is over. */
export function ticketToPay(world: World, token: string): Payable | undefined {
  const ticket = ticketsNow(world).find(({ payToken }) => payToken === token);
  if (!ticket) return undefined;
  return {
    product: exhibitionOf(ticket.exhbId)?.exhbNm.ko ?? ticket.tcktNo,
    amount: sumOf(ticket),
    settle(act) {
      ticket.payToken = null;
      const result = charge(world, act, 'museum', ticket, sumOf(ticket));
      if (result === 'paid' && ticket.tcktSttus === 'HOLD') book(world, ticket);
      else if (result === 'paid') {
        // Charged after the hold was over: the places are gone, and so the money goes back.
        move(world, ticket, -sumOf(ticket));
        ticket.rtnAmt = sumOf(ticket);
        tell(world, ticket, { ko: '늦은 결제를 환불했어요', en: 'A late payment was refunded' });
      }
      return `/museum/FMU21000?${new URLSearchParams({ tcktNo: ticket.tcktNo, result })}`;
    },
  };
}
