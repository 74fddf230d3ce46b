/** What pays: points and the main account for the rest, or the account alone (2-payment s3.4: 1 and 2). */
export const methods = ['pointsFirst', 'account'] as const;
export type Method = (typeof methods)[number];

/** A name or an address as the shop has it, in both languages. */
export interface Words {
  ko: string;
  en: string;
}

export interface Shop {
  id: string;
  name: Words;
  address: Words;
}

/** What a shop's name tells of what it sells. */
const trades = [
  [/커피|카페/, 'coffee'],
  [/편의점|마트|시장/, 'cart'],
  [/책|서점|문고/, 'book'],
  [/약국|병원|의원/, 'insurance'],
  [/국수|식당|김밥|분식|치킨|빵|제과/, 'meal'],
] as const;

/** Whose picture stands for a shop: of what it sells where its name says so, of a shop else. */
export const pictureOf = ({ name }: Shop): string =>
  trades.find(([words]) => words.test(name.ko))?.[1] ?? 'fpayment';

/** How an amount is paid, in whole won and points; null where nobody said. */
export interface Split {
  /** without the fee */
  amount: number | null;
  fee: number | null;
  points: number | null;
  account: number | null;
  /** masked before it is shown; empty where points pay everything */
  accountNo: string;
}

/** A payment that was carried out. */
export interface Payment extends Split {
  number: string;
  /** YYYYMMDD, with the number what a detail is asked by */
  date: string;
  /** YYYYMMDDhhmmss, Seoul */
  at: string;
  /** who showed the code */
  mode: 'customerCode' | 'shopCode';
  shop: Shop;
  isCancelled: boolean;
  cancelledAt: string;
  /** of what gives a payment back: the number of that payment (ogtranSerno) */
  original: string;
  /** a partner still works on it, or it was not carried out */
  result: 'done' | 'pending' | 'failed';
  terminal: string;
  /** who clears it between shop and bank */
  partner: string;
  /** what was read: the customer's barcode, or the shop's code */
  codeText: string;
}

/** What became of an order. `closed`: it never came and never will. */
export type Fate =
  | { kind: 'done'; receipt: Payment }
  | { kind: 'refused'; code?: string }
  | { kind: 'closed' }
  | { kind: 'pending' };

/** What became of a code that the customer shows; nobody has read an open one. */
export type CodeFate = Fate | { kind: 'open' };

/** By what the server knows an order: the key it was sent under, or the code that was read. */
export type OrderName = { key: string } | { pyToken: string };

/** A code that the customer shows. */
export interface ShownPaymentCode {
  pyToken: string;
  qr: string;
  barcode: string;
  seconds: number;
}

export type PaymentState = 'paid' | 'cancelled' | 'pending' | 'failed' | 'refund';

export function stateOf({ result, isCancelled, original }: Payment): PaymentState {
  if (result !== 'done') return result;
  if (original !== '') return 'refund';
  return isCancelled ? 'cancelled' : 'paid';
}

/** What was paid in all, fees included: what was cancelled came back, and what is under way has not gone yet. */
export function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => {
    const whole = (payment.amount ?? 0) + (payment.fee ?? 0);
    return stateOf(payment) === 'paid' ? sum + whole : sum;
  }, 0);
}
