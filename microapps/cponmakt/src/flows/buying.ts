import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { buy, inquireOrder } from '../api/calls.ts';

const phone = v.pipe(v.string(), v.regex(/^010\d{8}$/));
const wish = {
  code: v.string(),
  receivers: v.pipe(v.array(phone), v.maxLength(10)),
  message: v.pipe(v.string(), v.maxLength(100)),
};

/** What is bought: for oneself, or for whom and with which words. */
export const buying = defineFlow('buying', {
  first: 'FCM11000',
  schema: v.object({ ...wish, isGift: v.boolean() }),
});

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Coupons bought with points and won of the wallet. */
export const purchase = defineOrder({
  name: 'purchase',
  facts: v.object({ ...wish, count: whole, price: whole, points: whole }),
  send: (sending, settings) => buy(sending, settings),
  inquire: (key, settings) => inquireOrder(key, settings),
  again: { MKT_PRICE: 'facts', MKT_FUNDS: 'facts', MKT_POINTS: 'facts', MKT_LIMIT: 'facts' },
  resultAt: 'FCM31000',
});
