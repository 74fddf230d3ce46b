import { defineFlow } from '@wallet/kit/app';
import { defineOrder } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { inquireMove, sendMove } from '../api/moreCalls.ts';
import { currencies } from '../model/fx.ts';
import { type MoveFacts, type MoveReceipt, moveFacts } from '../model/more.ts';

/** What leaves the wallet beside trading: to somebody, to an own account, in notes. */
export const moveOrder = defineOrder<MoveFacts, MoveReceipt>({
  name: 'fxMove',
  facts: moveFacts,
  send: (sending, settings) => sendMove(sending, settings),
  inquire: (key, settings) => inquireMove(key, settings),
  // What can be put right before the PIN is read anew.
  again: Object.fromEntries(
    ['SEND_DAY', 'SEND_YEAR', 'FUNDS', 'NO_STOCK', 'NO_DAY', 'FEE_CHANGED', 'OWN_CLOSED'].map((why) => [
      `FFC_${why}`,
      'facts' as const,
    ]),
  ),
  resultAt: { send: 'FFC41300', withdraw: 'FFC43000', cash: 'FFC54200' },
});

const currency = v.picklist(currencies);

/** Somebody is chosen, then how much and with which words. */
export const sending = defineFlow('fxSend', {
  first: 'FFC41000',
  steps: ['FFC41000', 'FFC41100', 'FFC41200'],
  schema: v.object({
    person: v.object({ id: v.string(), name: v.string(), phone: v.string(), isMember: v.boolean() }),
    currency: v.optional(currency),
    minor: v.optional(v.number()),
    message: v.optional(v.string()),
  }),
});

/** Notes are chosen, then place and day; of an order that stands already the last two alone. */
export const fetching = defineFlow('fxCash', {
  first: 'FFC54000',
  steps: ['FFC54000', 'FFC54100'],
  schema: v.object({
    currency,
    units: v.number(),
    fee: v.number(),
    orderId: v.optional(v.string()),
    placeId: v.optional(v.string()),
    placeName: v.optional(v.string()),
    date: v.optional(v.string()),
  }),
});
