import { instantOf } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import { notify } from '../noti/inbox.ts';
import { type MemberContext, memberOf, type World } from '../room.ts';
import { type Exhibition, exhibitionOf, opensOn } from './exhibitions.ts';
import { giftEndsAt, type Ticket, tell, ticketsNow, unwrapGift } from './tickets.ts';

type Alarms = Map<string, string[]>;

/** Exhibitions whose opening a member wants to be notified of, and has not been. */
const alarmsOf = (world: World, memberId: string): string[] =>
  world.room('museum.alarms', (): Alarms => new Map()).get(memberId) ?? [];

interface Due {
  at: number;
  run(world: World, memberId: string): void;
}

const giftReturns = (ticket: Ticket): Due => ({
  at: giftEndsAt(ticket),
  run(world) {
    unwrapGift(ticket);
    tell(world, ticket, {
      ko: '받지 않은 선물이 내 입장권으로 돌아왔어요',
      en: 'A gift that was not received is yours again',
    });
  },
});

const opens = (world: World, exhibition: Exhibition): Due => ({
  at: instantOf(`${opensOn(world, exhibition)}0900`),
  run(_, memberId) {
    const asked = alarmsOf(world, memberId);
    asked.splice(asked.indexOf(exhibition.exhbId), 1);
    notify(world, memberId, {
      title: { ko: '전시 예매가 열렸어요', en: 'Booking is open' },
      text: exhibition.exhbNm,
      link: `/museum/FMU11000?exhbId=${exhibition.exhbId}`,
    });
  },
});

function firstDue(member: MemberContext): Due | undefined {
  const world = member.get('world');
  const { walletMberIdnfiNo } = memberOf(member);
  const gifts = ticketsNow(world)
    .filter(({ memberId, tcktSttus }) => memberId === walletMberIdnfiNo && tcktSttus === 'GIFT')
    .map(giftReturns);
  const openings = alarmsOf(world, walletMberIdnfiNo).flatMap((exhbId) => {
    const exhibition = exhibitionOf(exhbId);
    return exhibition ? [opens(world, exhibition)] : [];
  });
  return [...gifts, ...openings].toSorted((one, other) => one.at - other.at)[0];
}

/** Gifts that no one received return an hour before the session; openings are notified at nine of their day. */
export const museumDue: DueTask = {
  nextAt: (member) => firstDue(member)?.at,
  run: (member) => firstDue(member)?.run(member.get('world'), memberOf(member).walletMberIdnfiNo),
};
