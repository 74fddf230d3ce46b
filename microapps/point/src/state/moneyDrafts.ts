import { type Infer, v } from '@wallet/kit/schema';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const text = v.pipe(v.string(), v.maxLength(60));
const receiver = v.object({ id, name: text, phone: text });

/** What a flow has gathered so far, by its name; never a password. */
export const moneyDrafts = {
  account: v.object({ amount }),
  sending: v.object({ receiver, amount: v.optional(amount), message: v.optional(text) }),
  asking: v.object({ title: text, total: amount, people: v.pipe(v.array(receiver), v.minLength(1)) }),
  converting: v.object({ partnerCode: id, direction: v.picklist(['in', 'out']) }),
  trading: v.object({
    direction: v.picklist(['buy', 'sell']),
    currency: v.picklist(['USD', 'JPY', 'EUR', 'CNY']),
    foreign: amount,
    fund: v.picklist(['points', 'account']),
  }),
} as const;

export type MoneyDraftName = keyof typeof moneyDrafts;
export type MoneyDraft<K extends MoneyDraftName> = Infer<(typeof moneyDrafts)[K]>;
