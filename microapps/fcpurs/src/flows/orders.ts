import { defineOrder } from '@wallet/kit/common';
import { inquire, send } from '../api/calls.ts';
import { type OrderFacts, orderFacts, type Receipt } from '../model/order.ts';

/** Everything that is exchanged, and the wallet itself: one after the other. */
export const fxOrder = defineOrder<OrderFacts, Receipt>({
  name: 'fx',
  facts: orderFacts,
  send: (sending, settings) => send(sending, settings),
  inquire: (key, settings) => inquire(key, settings),
  resultAt: { buy: 'FFC24200', sell: 'FFC24200', exchange: 'FFC24200', open: 'FFC11000', close: 'FFC53000' },
});
