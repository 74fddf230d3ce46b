import { daysBetween } from '@wallet/kit/format';
import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { usableCoupons } from './coupons.ts';

const SOON_DAYS = 7;

/** The coupon that ends first, within a week. */
export const couponsEnding: ComingOf = (context) => {
  const world = context.get('world');
  const today = seoulDate(world.now());
  return usableCoupons(world, memberOf(context).walletMberIdnfiNo)
    .filter(({ expdtEndYmd }) => daysBetween(today, expdtEndYmd) <= SOON_DAYS)
    .toSorted((a, b) => a.expdtEndYmd.localeCompare(b.expdtEndYmd))
    .slice(0, 1)
    .map(({ hirkCtntID, cponName, expdtEndYmd }) => ({
      id: hirkCtntID,
      kind: 'EXPR',
      at: expdtEndYmd,
      screen: 'FCP11000',
      name: { ko: `${cponName.ko} 쿠폰`, en: `Coupon: ${cponName.en}` },
    }));
};
