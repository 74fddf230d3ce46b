import type { World } from '../room.ts';

/** A coupon in a member's drawer, under its wire names (3-identity-and-services, cpon). */
export interface Coupon {
  cponSerno: string;
  cponName: string;
  couponBrandName: string;
}

const opening: readonly Coupon[] = [
  { cponSerno: '880012345678', cponName: '아메리카노 한 잔', couponBrandName: '구름커피' },
  { cponSerno: '880012345679', cponName: '30,000원 금액권', couponBrandName: '한결마트' },
  { cponSerno: '880012345680', cponName: '환율 우대 쿠폰', couponBrandName: '국민은행' },
];

/** What a member may still use: home counts it, the coupon area lists it. */
export function couponsOf(world: World, memberId: string): Coupon[] {
  const all = world.room('cpon.coupons', () => new Map<string, Coupon[]>());
  const own = all.get(memberId) ?? [...opening];
  all.set(memberId, own);
  return own;
}
