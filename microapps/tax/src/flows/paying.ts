import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { inquirePayment, pay } from '../api/calls.ts';

/** The bill that is being paid, and those that the customer pays after it. */
export const paying = defineFlow('paying', {
  first: 'FNT20000',
  schema: v.object({ billId: v.string(), next: v.array(v.string()) }),
});

/** A bill paid out of the wallet; by card the payment company's page pays it. */
export const payment = defineOrder({
  name: 'payment',
  facts: v.object({
    billId: v.string(),
    means: v.picklist(['account', 'points']),
    total: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  send: (sending, settings) => pay(sending, settings),
  inquire: (key, settings) => inquirePayment(key, settings),
  // At midnight a late part grows: the customer sees the new sum first.
  again: { TAX_CHANGED: 'facts', TAX_FUNDS: 'facts', TAX_POINTS: 'facts', TAX_NO_ACCOUNT: 'facts' },
  resultAt: 'FNT30000',
});
