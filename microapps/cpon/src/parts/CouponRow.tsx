import { todaySeoul } from '@wallet/kit/format';
import { Badge, IconTile, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Coupon, daysLeft, endsSoon, type Kind } from '../model/coupon.ts';

const pictures: Readonly<Record<Kind, string>> = { goods: 'coupon', amount: 'cmarket', finance: 'account' };

/** What its own name tells, or its brand's: what is sold. */
const trades = [
  [/팝콘|popcorn/i, 'popcorn'],
  [/만년필|fountain pen/i, 'pen'],
  [/커피|카페|coffee/i, 'coffee'],
  [/빵|제과|bread|bakery/i, 'bread'],
  [/치킨|식당|chicken/i, 'meal'],
  [/편의점|마트|store/i, 'cart'],
  [/시네마|cinema/i, 'film'],
  [/주유|fuel/i, 'car'],
] as const;

/** Whose picture stands for a coupon: of what it buys where a name says so, else of its kind. */
export const pictureOf = ({ kind, brand, name = '' }: { kind: Kind; brand: string; name?: string }): string =>
  trades.find(([words]) => words.test(`${name} ${brand}`))?.[1] ?? pictures[kind];

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
  const soon = endsSoon(coupon, today);
  return (
    <ListItem
      action="openCoupon"
      leading={<IconTile picture={pictureOf(coupon)} />}
      title={coupon.name}
      description={
        soon
          ? coupon.brand
          : `${coupon.brand} · ${isGood ? t.until({ date: coupon.endsOn }) : t.states[coupon.state]}`
      }
      trailing={worth(coupon)}
      {...(soon && {
        state: <Badge tone="danger">{t.dday({ days: daysLeft(coupon, today) })}</Badge>,
      })}
      {...(!isGood && { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
