import type { DueTask } from '../due.ts';
import { type MemberContext, memberOf } from '../room.ts';
import { type DealEvent, dealsOf, dealsSeen, eventsOf } from './deals.ts';

function firstOf(member: MemberContext): DealEvent | undefined {
  const world = member.get('world');
  const { walletMberIdnfiNo: me } = memberOf(member);
  return dealsSeen(world)
    .filter(({ buyer, seller }) => buyer === me || seller === me)
    .flatMap((deal) => eventsOf(world, deal))
    .toSorted((one, other) => one.at - other.at)[0];
}

/** Deadlines of deals, the warning before a deal confirms itself, and proceeds that waited for an account. */
export const dealsDue: DueTask = {
  nextAt: (member) => firstOf(member)?.at,
  run(member) {
    const world = member.get('world');
    dealsOf(world);
    const now = world.now().getTime();
    // Several deals may be due at one moment.
    for (let due = firstOf(member); due && due.at <= now; due = firstOf(member)) due.happen();
  },
};
