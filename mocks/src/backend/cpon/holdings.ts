import { formatDate } from '@wallet/kit/format';
import type { Holding, HoldingsOf } from '../holdings.ts';
import type { Words } from '../language.ts';
import { memberOf } from '../room.ts';
import { balanceOf, usableCoupons } from './coupons.ts';
import { presentsOf, waitsUntil } from './presents.ts';

const won = (value: number) => ({ currency: 'KRW', value: String(value) });
const lost: Words = {
  ko: '탈퇴하면 쓸 수 없어요. 먼저 쓰거나 선물해 주세요.',
  en: 'It can’t be used afterwards. Use it or give it away first.',
};

/** Coupons that still count, and presents on their way. */
export const couponHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const { walletMberIdnfiNo: me } = memberOf(member);
  const coupons = usableCoupons(world, me).map((coupon): Holding => {
    const left = balanceOf(world, coupon);
    return {
      id: coupon.hirkCtntID,
      kind: left > 0 ? 'MONEY' : 'TOKEN',
      name: coupon.cponName,
      ...(left > 0 ? { amount: won(left) } : {}),
      onLeave: 'ENDS',
      fate: lost,
      screen: coupon.finac
        ? `FCP24000?finacCponId=${coupon.hirkCtntID}`
        : `FCP15200?hirkCtntID=${coupon.hirkCtntID}`,
    };
  });
  const presents = presentsOf(world)
    .filter(({ giverId, stcd }) => giverId === me && stcd === 'WAIT')
    .map((present): Holding => {
      const until = waitsUntil(present);
      return {
        id: present.prsntId,
        kind: 'GIFT',
        name: present.coupon.cponName,
        ...(present.coupon.walletCponKd === '02' ? { amount: won(balanceOf(world, present.coupon)) } : {}),
        onLeave: 'BLCK',
        fate: {
          ko: `${formatDate(until)}까지 받지 않으면 내 쿠폰함으로 돌아와요. 먼저 취소하거나 기다려 주세요.`,
          en: `It comes back if not received by ${formatDate(until)}. Take it back or wait first.`,
        },
        screen: `FCP25300?presentId=${present.prsntId}`,
      };
    });
  return [...presents, ...coupons];
};
