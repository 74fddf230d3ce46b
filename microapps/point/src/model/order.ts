import { isCurrency } from '@wallet/kit/format';
import { type Infer, v } from '@wallet/kit/schema';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const text = v.pipe(v.string(), v.maxLength(60));
const gift = { giftId: id, amount, name: text };
const trade = {
  quoteId: id,
  currency: v.custom<string>((code) => typeof code === 'string' && isCurrency(code)),
  /** minor units of the currency */
  foreign: amount,
  /** points or won, as the quote says */
  amount,
};

/** What an order that moves points is about; amounts are whole points unless told otherwise. */
export const orderFacts = v.variant('kind', [
  v.object({ kind: v.literal('charge'), amount }),
  v.object({ kind: v.literal('withdraw'), amount }),
  v.object({ kind: v.literal('send'), amount, receiverId: id, name: text, message: text }),
  v.object({ kind: v.literal('accept'), ...gift }),
  v.object({ kind: v.literal('return'), ...gift }),
  v.object({ kind: v.literal('takeBack'), ...gift }),
  v.object({
    kind: v.literal('request'),
    title: text,
    amount,
    shares: v.array(v.object({ receiverId: id, name: text, amount })),
  }),
  v.object({ kind: v.literal('pay'), shareId: id, amount, name: text }),
  v.object({
    kind: v.literal('convert'),
    partnerCode: id,
    direction: v.picklist(['in', 'out']),
    /** what is given, in points of whoever gives */
    amount,
    /** what comes of it, as the customer was shown */
    expected: amount,
  }),
  v.object({ kind: v.literal('buy'), ...trade }),
  v.object({ kind: v.literal('sell'), ...trade }),
]);

export type OrderFacts = Infer<typeof orderFacts>;
export type OrderKind = OrderFacts['kind'];
export type FactsOf<K extends OrderKind> = Extract<OrderFacts, { kind: K }>;

/** The screen that tells how an order of a kind ended. */
export const resultScreens = {
  charge: 'FPO22210',
  withdraw: 'FPO23220',
  send: 'FPO24125',
  accept: 'FPO24200',
  return: 'FPO24200',
  takeBack: 'FPO24200',
  request: 'FPO24370',
  pay: 'FPO24370',
  convert: 'FPO42220',
  buy: 'FFP22000',
  sell: 'FFP32000',
} as const satisfies Record<OrderKind, string>;

export function isOrderKind(kind: string): kind is OrderKind {
  return Object.hasOwn(resultScreens, kind);
}

const withPeople = new Set<string>(['send', 'accept', 'return', 'takeBack', 'pay']);

/** Whether somebody else is on the other side, whose name is masked; else a shop, a bank, an account. */
export function isWithPeople(kind: string): boolean {
  return withPeople.has(kind);
}
