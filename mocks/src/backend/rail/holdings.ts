import type { HoldingsOf } from '../holdings.ts';
import { memberOf } from '../room.ts';
import { bookingsNow, departsAt, giftOf, giftsNow, nameOfRide, sumOf, ticketsOf } from './bookings.ts';

const won = (amount: number) => ({ currency: 'KRW', value: String(amount) });

/** Seats that wait for their payment, tickets for trains to come, and gifts that nobody has taken yet. */
export const railHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const { walletMberIdnfiNo: me } = memberOf(member);
  const now = world.now().getTime();
  const bookings = bookingsNow(world).flatMap((one) => {
    const name = { ko: nameOfRide(one, 'ko'), en: nameOfRide(one, 'en') };
    const own = one.tickets.filter(
      (ticket) => ticket.stt === 'VALD' && ticket.ownerId === me && !giftOf(world, ticket),
    );
    const paid = own.reduce((sum, { tcktAmt }) => sum + tcktAmt, 0);
    if (one.stt === 'HOLD' && one.memberId === me)
      return {
        id: one.bkngNo,
        kind: 'HOLD' as const,
        name,
        amount: won(sumOf(one)),
        onLeave: 'ENDS' as const,
        fate: { ko: '결제하지 않은 좌석은 풀려요.', en: 'Seats that are not paid for are released.' },
        screen: `FKS41000?bkngNo=${one.bkngNo}`,
      };
    if (!['PAID', 'DONE'].includes(one.stt) || own.length === 0 || departsAt(one) <= now) return [];
    return {
      id: one.bkngNo,
      kind: 'BOOKING' as const,
      name,
      amount: won(paid),
      onLeave: 'STAY' as const,
      fate: {
        ko: '승차권은 그대로 있어요. 타지 않는다면 출발 전에 환불해 주세요.',
        en: 'The tickets stay. Return them before departure if you do not travel.',
      },
      screen: `FKS61000?ticketId=${own[0]?.tcktNo ?? ''}`,
    };
  });
  const gifts = giftsNow(world)
    .filter(({ stt, fromId }) => stt === 'SENT' && fromId === me)
    .flatMap((gift) => {
      const booking = bookingsNow(world).find(({ bkngNo }) => bkngNo === gift.bkngNo);
      if (!booking) return [];
      const worth = ticketsOf(booking, gift).reduce((sum, { tcktAmt }) => sum + tcktAmt, 0);
      return {
        id: gift.linkId,
        kind: 'GIFT' as const,
        name: { ko: `선물한 ${nameOfRide(booking, 'ko')}`, en: `Gift: ${nameOfRide(booking, 'en')}` },
        amount: won(worth),
        onLeave: 'STAY' as const,
        fate: {
          ko: '받는 분이 출발 10분 전까지 받을 수 있어요. 받지 않으면 승차권이 돌아와요.',
          en: 'It can be taken until 10 minutes before departure. Otherwise the tickets come back.',
        },
        screen: `FKS62000?linkId=${gift.linkId}`,
      };
    });
  return [...bookings, ...gifts];
};
