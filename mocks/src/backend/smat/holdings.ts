import { maskName } from '@wallet/kit/format';
import type { HoldingsOf } from '../holdings.ts';
import { isJoinedTo } from '../mber/join.ts';
import { memberOf } from '../room.ts';
import { airports, sharesOf, ticketsOf } from './tickets.ts';

/** Flights that are linked, and tickets on their way to companions. */
export const flightHoldings: HoldingsOf = (member) => {
  if (!isJoinedTo(member, '17')) return [];
  const { walletMberIdnfiNo } = memberOf(member);
  const flights = ticketsOf(member)
    .filter(({ sttus }) => sttus === 'LINK' || sttus === 'CHKD')
    .map(({ tcktId, flightId, arrvAirport }) => ({
      id: tcktId,
      kind: 'BOOKING' as const,
      name: {
        ko: `${flightId} ${airports[arrvAirport]?.ko ?? arrvAirport}`,
        en: `${flightId} ${airports[arrvAirport]?.en ?? arrvAirport}`,
      },
      onLeave: 'ENDS' as const,
      fate: {
        ko: '항공사의 예약은 그대로이고, 이 휴대폰의 탑승 코드만 없어져요.',
        en: 'The booking stays with the airline. Only the code on this phone ends.',
      },
      screen: `FLY40000?ticketId=${tcktId}`,
    }));
  const sent = [...sharesOf(member.get('world')).values()]
    .filter(({ sttus, fromId }) => sttus === 'SENT' && fromId === walletMberIdnfiNo)
    .map(({ shareId, to, ticket: { flightId } }) => ({
      id: shareId,
      kind: 'GIFT' as const,
      name: {
        ko: `${maskName(to)} 님에게 보낸 ${flightId} 항공권`,
        en: `Ticket of ${flightId} sent to ${maskName(to)}`,
      },
      onLeave: 'STAY' as const,
      fate: {
        ko: '동행이 출발 2시간 전까지 받을 수 있어요.',
        en: 'The companion can receive it until 2 hours before departure.',
      },
      screen: 'FLY20000',
    }));
  return [...flights, ...sent];
};
