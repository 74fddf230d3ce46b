import { formatDate } from '@wallet/kit/format';
import type { Holding, HoldingsOf } from '../holdings.ts';
import { canReturn, lastDay, ordersNow, returnOf } from './orders.ts';

/** Purchases that can still be returned; the coupons themselves are in the coupon area. */
export const marketHoldings: HoldingsOf = (member) => {
  const now = member.get('world').now();
  return ordersNow(member)
    .filter((order) => order.vchrList.some((one) => canReturn(order, one, now)))
    .map((order): Holding => {
      const { won, points } = returnOf(order);
      const until = formatDate(lastDay(order));
      return {
        id: order.odrNo,
        kind: 'ORDER',
        name: order.itemNm,
        amount: { currency: 'KRW', value: String(won + points) },
        onLeave: 'ENDS',
        fate: {
          ko: `${until}까지 환불할 수 있어요. 탈퇴하면 환불할 수 없어요.`,
          en: `It can be returned until ${until}, but not after you leave.`,
        },
        screen: `FCM31000?orderId=${order.odrNo}`,
      };
    });
};
