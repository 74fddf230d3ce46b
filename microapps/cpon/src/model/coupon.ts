import { daysBetween, outsideAddress, plain } from '@wallet/kit/format';

export const kinds = ['goods', 'amount', 'finance'] as const;
export type Kind = (typeof kinds)[number];
export type CouponState = 'usable' | 'used' | 'applied' | 'refunded' | 'runOut' | 'withdrawn';
type Product = 'deposit' | 'loan' | 'exchange' | 'card';

/** What the bank gives with a coupon: a rate, or a sum, for a product. */
interface Benefit {
  /** per cent a year; 0 where it is a sum or a better exchange */
  rate: number;
  amount: number;
  product: Product;
  productName: string;
}

export interface Coupon {
  id: string;
  kind: Kind;
  name: string;
  brand: string;
  /** its worth at most, of a thing or a sum */
  face: number;
  balance: number;
  endsOn: string;
  state: CouponState;
  canGive: boolean;
  /** bought, so that money may come back; empty for what was free */
  boughtOn: string;
  serial: string;
  /** of coupons of the bank */
  benefit: (Benefit & { canExtend: boolean; extensionsLeft: number }) | null;
}

/** A coupon that whoever wants it takes. */
export interface Offer extends Benefit {
  id: string;
  kind: Kind;
  name: string;
  brand: string;
  face: number;
  conditions: string[];
  useDays: number;
  until: string;
  /** the coupon that the customer has of it */
  couponId: string;
}
/** Tabs of the list, and what stands behind each. */
export const tabs = ['usable', 'used', 'over'] as const;
export type CouponTab = (typeof tabs)[number];
export const tabOf = (state: CouponState): CouponTab =>
  state === 'usable' ? 'usable' : state === 'runOut' || state === 'withdrawn' ? 'over' : 'used';

/** Days that are left in Seoul; the last one counts as nought. */
export const daysLeft = ({ endsOn }: Pick<Coupon, 'endsOn'>, today: string) => daysBetween(today, endsOn);

const SOON_DAYS = 7;
export const endsSoon = (coupon: Coupon, today: string) =>
  coupon.state === 'usable' && daysLeft(coupon, today) <= SOON_DAYS;

export interface Filter {
  tab: CouponTab;
  kind: Kind | '';
  /** of the name or the brand */
  words: string;
  sort: 'ends' | 'name';
}

/** What fits: what ends first stands first, unless by name. */
export function found(all: readonly Coupon[], { tab, kind, words, sort }: Filter): Coupon[] {
  const wanted = plain(words);
  return all
    .filter((one) => tabOf(one.state) === tab && (kind === '' || one.kind === kind))
    .filter(({ name, brand }) => plain(`${brand} ${name}`).includes(wanted))
    .toSorted((a, b) =>
      sort === 'name' ? a.name.localeCompare(b.name, 'ko') : a.endsOn.localeCompare(b.endsOn),
    );
}

const EXAMPLE_WON = 10_000_000;
/** What a better rate brings in a year on ten million won, cut to whole won. */
export const yearlyWorth = (rate: number) => Math.floor((EXAMPLE_WON * Math.round(rate * 1000)) / 100_000);

/** Sixteen digits of which the last one checks the others (Luhn, assumed). */
export function isCouponNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface HotCoupon {
  id: string;
  name: string;
  partner: string;
  landing: { common: string; ios: string; android: string };
}

/** Where an affiliate's offer opens: the platform's own address, else the common one; null for any but https. */
export const landingOf = ({ landing }: HotCoupon, platform: 'ios' | 'android' | undefined) =>
  outsideAddress((platform && landing[platform]) || landing.common);
