import type { Currency } from '@wallet/kit/format';
import type { OrderKind } from './order.ts';

/** What was booked for an order. */
export interface Receipt {
  kind: OrderKind;
  number: string;
  /** YYYYMMDDhhmmss */
  at: string;
  /** points; won where currency points were paid from the account */
  amount: number;
  fee: number;
  balanceAfter: number | null;
  /** who was on the other side */
  counterpart: string;
  account?: { number: string; bank: { ko: string; en: string } };
  partner?: { name: { ko: string; en: string }; amount: number; direction: 'in' | 'out' };
  foreign?: { currency: Currency; minor: number; rate: string; unit: number; fund: 'points' | 'account' };
}

/** How an order ended: carried out, refused, never carried out, or nobody knows yet. */
type OrderEnd =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'refused'; code?: string }
  | { kind: 'closed' }
  | { kind: 'unknown' };

/** What the service knows of an order now. */
export interface OrderState {
  /** empty where there is none */
  key: string;
  kind: OrderKind | undefined;
  state: Exclude<OrderEnd, { kind: 'unknown' }> | { kind: 'pending' };
}
