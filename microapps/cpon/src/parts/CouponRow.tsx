import { todaySeoul } from '@wallet/kit/format';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Coupon, daysLeft, endsSoon, type Kind } from '../model/coupon.ts';

export const pictureOf: Readonly<Record<Kind, string>> = {
  goods: 'coupon',
  amount: 'cmarket',
  finance: 'account',
};

/** What a coupon brings, in a word: what is left of a sum, a rate, a product. */
export function useWorth() {
  const t = messages.use();
  return ({
    kind,
    face,
    balance,
    benefit,
  }: Pick<Coupon, 'kind' | 'face' | 'benefit'> & { balance: number }) => {
    if (benefit) {
      if (benefit.rate > 0) return t.rate({ rate: benefit.rate });
      return benefit.amount > 0 ? t.won({ amount: benefit.amount }) : benefit.productName;
    }
    return t.won({ amount: kind === 'amount' ? balance : face });
  };
}

/** A coupon in a list: whose it is, until when, what is left. */
export function CouponRow({ coupon, onOpen }: { coupon: Coupon; onOpen: () => void }) {
  const t = messages.use();
  const worth = useWorth();
  const today = todaySeoul();
  const isGood = coupon.state === 'usable';
  return (
    <ListItem
      action="openCoupon"
      leading={<IconTile picture={pictureOf[coupon.kind]} />}
      title={coupon.name}
      description={`${coupon.brand} · ${isGood ? t.until({ date: coupon.endsOn }) : t.states[coupon.state]}`}
      trailing={worth(coupon)}
      {...(endsSoon(coupon, today) && {
        badge: <Badge tone="danger">{t.dday({ days: daysLeft(coupon, today) })}</Badge>,
      })}
      {...(!isGood && { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
