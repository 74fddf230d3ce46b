import { addDays, instantOf } from '@wallet/kit/format';
import { eventsTask } from '../dueEvents.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { type Coupon, drawerOf } from './coupons.ts';
import { presentCameBack, presentsOf, waitsUntil } from './presents.ts';

/** Days before its end at which the holder of a coupon is warned, at nine in the morning. */
const warnDays = [7, 1] as const;

const canEnd = ({ stcd, finac, isHidden }: Coupon) =>
  stcd === 'VALD' && !isHidden && (finac?.finacCponStusDstcd ?? '01') === '01';

/** Warnings before coupons end, and presents that were not received in time. */
export const couponsDue = eventsTask('cpon', (member) => {
  const world = member.get('world');
  const { walletMberIdnfiNo: me } = memberOf(member);
  // Asked before each request: what is further ahead is not worked out.
  const soonest = addDays(seoulDate(world.now()), Math.max(...warnDays));
  const warnings = drawerOf(world, me)
    .filter((coupon) => canEnd(coupon) && coupon.expdtEndYmd <= soonest)
    .flatMap(({ expdtEndYmd, cponName, hirkCtntID }) =>
      warnDays.map((days) => ({
        at: instantOf(`${addDays(expdtEndYmd, -days)}090000`),
        happen: () =>
          notify(member.get('world'), me, {
            title: {
              ko: `쿠폰이 ${days}일 뒤에 끝나요`,
              en: `A coupon ends in ${days} ${days === 1 ? 'day' : 'days'}`,
            },
            text: cponName,
            link: `FCP15200|hirkCtntID=${hirkCtntID}`,
          }),
      })),
    );
  const returns = presentsOf(world)
    .filter(({ giverId, stcd }) => giverId === me && stcd === 'WAIT')
    .map((present) => ({
      at: instantOf(`${addDays(waitsUntil(present), 1)}000000`),
      happen: () => presentCameBack(member.get('world'), present),
    }));
  return [...warnings, ...returns];
});
