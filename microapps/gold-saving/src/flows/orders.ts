import { defineOrder } from '@wallet/kit/common';
import { inquire, send } from '../api/calls.ts';
import { type OrderFacts, orderFacts, type Receipt } from '../model/order.ts';

/** Everything that moves gold, or the account it stands on: one after the other. */
export const goldOrder = defineOrder<OrderFacts, Receipt>({
  name: 'gold',
  facts: orderFacts,
  send: (sending, settings) => send(sending, settings),
  inquire: (key, settings) => inquire(key, settings),
  again: { GOLD_QUOTE_ENDED: 'facts' },
  resultAt: {
    buy: 'FGS31000',
    sell: 'FGS32000',
    reserve: 'FGS31000',

    open: 'FGS20004',
    account: 'FGS25000',
    close: 'FGS25000',
  },
});
