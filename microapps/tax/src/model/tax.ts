import type { LateRule } from '@wallet/kit/booking';

export const authorities = ['national', 'local'] as const;
type Authority = (typeof authorities)[number];
export type Means = 'account' | 'points' | 'credit' | 'debit';
/** The account that pays, and what there is in it. */
export interface MainAccount {
  number: string;
  alias: string;
  balance: number;
}
/** `elsewhere`: paid at a counter or another bank; `booked`: the authority's books have it. */
type BillState = 'open' | 'paid' | 'booked' | 'elsewhere';

export interface Payment {
  /** YYYYMMDDhhmmss */
  at: string;
  /** `refund`: a refund was set against it */
  means: Means | 'refund';
  fee: number;
  total: number;
  receipt: string;
}

/** What an order has paid. */
export interface Paid {
  id: string;
  kind: string;
  payment: Payment;
}

/** What the service knows of an order. */
export type PaymentEnd =
  | { kind: 'done'; receipt: Paid }
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'pending' };

export interface Bill {
  id: string;
  authority: Authority;
  kind: string;
  office: string;
  period: string;
  number: string;
  /** won without what lateness adds */
  base: number;
  lateFirst: number;
  lateRunning: number;
  /** won of refunds that were set against it */
  covered: number;
  total: number;
  dueOn: string;
  state: BillState;
  rule: LateRule;
  mayBeParts: boolean;
  fees: { means: Means; fee: number }[];
  payment: Payment | null;
  /** why the payment company's page did not pay, and the sum that it stated */
  stop: { why: 'changed' | 'hours'; stated: number; means: Means } | null;
}

/** A bill by itself, with what it can be paid from. */
export interface OneBill extends Bill {
  fetched: Fetched;
  account: MainAccount | null;
  /** undefined where the answer does not say */
  points: number | undefined;
}

type RefundState = 'found' | 'asked' | 'checking' | 'sent' | 'offset' | 'lost';

export interface Refund {
  id: string;
  authority: Authority;
  kind: string;
  office: string;
  reason: string;
  won: number;
  /** taxes in arrears that it covers first */
  offsets: { kind: string; won: number }[];
  /** what is left of it */
  paid: number;
  claimUntil: string;
  account: string;
  state: RefundState;
  askedAt: string;
}

/** When the authorities were asked last, and whether they answer now. */
export interface Fetched {
  at: string;
  answers: boolean;
  today: string;
}

export interface Taxes extends Fetched {
  /** undefined where the answer says neither Y nor N */
  isJoined: boolean | undefined;
  calendar: { month: number; kind: string }[];
  bills: Bill[];
  refunds: Refund[];
}

export const isOpen = ({ state }: Bill): boolean => state === 'open';
/** What has to be paid, the longest due first. */
export const openOf = ({ bills }: Taxes): Bill[] =>
  bills.filter(isOpen).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
export const lateOf = (open: readonly Bill[], today: string): readonly Bill[] =>
  open.filter(({ dueOn }) => dueOn < today);
/** Of those to pay, the first three that are late or end today; else the next one alone. */
export const soonOf = (open: readonly Bill[], today: string): readonly Bill[] => {
  const urgent = open.filter(({ dueOn }) => dueOn <= today).slice(0, 3);
  return urgent.length > 0 ? urgent : open.slice(0, 1);
};
export const sum = (bills: readonly Bill[]): number => bills.reduce((all, { total }) => all + total, 0);
const isWaiting = ({ state }: Refund): boolean => state === 'found';
/** Its state in words: what arrears use up whole is nothing to receive. */
export const shownState = ({ state, paid }: Refund): RefundState | 'covers' =>
  state === 'found' && paid === 0 ? 'covers' : state;
/** What stays readable after leaving: receipts, and refunds that were asked for. */
export const hasKept = ({ bills, refunds }: Taxes): boolean => bills.length + refunds.length > 0;
export const sumBack = (refunds: readonly Refund[]): number =>
  refunds.filter(isWaiting).reduce((all, { paid }) => all + paid, 0);
