import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { messages } from '../messages/index.ts';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const text = v.pipe(v.string(), v.maxLength(60));
const receiver = v.object({ id, name: text, phone: text });
const account = v.object({ amount });
const trade = v.object({
  currency: v.picklist(['USD', 'JPY', 'EUR', 'CNY']),
  foreign: amount,
  fund: v.picklist(['points', 'account']),
});
const gone = () => messages.current().money.noDraft;

/** Between the points and the main account: one kind of order opens no step of the other. */
export const accountFlows = {
  charge: defineFlow('charging', {
    first: 'FPO22100',
    schema: account,
    steps: ['FPO22100', 'FPO22200'],
    gone,
  }),
  withdraw: defineFlow('withdrawing', {
    first: 'FPO23100',
    schema: account,
    steps: ['FPO23100', 'FPO23210'],
    gone,
  }),
};

/** Points sent to somebody. */
export const sending = defineFlow('sending', {
  first: 'FPO24110',
  schema: v.object({ receiver, amount: v.optional(amount), message: v.optional(text) }),
  steps: ['FPO24110', 'FPO24121', 'FPO24122', 'FPO24123', 'FPO24124'],
  gone,
});

/** A bill that is split. */
export const asking = defineFlow('asking', {
  first: 'FPO24340',
  schema: v.object({ title: text, total: amount, people: v.pipe(v.array(receiver), v.minLength(1)) }),
  gone,
});

/** Points of a partner into ours, and back. */
export const converting = defineFlow('converting', {
  first: 'FPO42200',
  schema: v.object({ partnerCode: id, direction: v.picklist(['in', 'out']) }),
  gone,
});

/** Foreign-currency points. */
export const tradeFlows = {
  buy: defineFlow('buying', { first: 'FFP20000', schema: trade, steps: ['FFP20000', 'FFP21000'], gone }),
  sell: defineFlow('selling', { first: 'FFP30000', schema: trade, steps: ['FFP30000', 'FFP31000'], gone }),
};
