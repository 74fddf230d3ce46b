import { defineOrder } from '@wallet/kit/common';
import { inquireOrder, inquireUntold, placeOrder, tellOrder } from '../api/orderCalls.ts';
import { messages } from '../messages/index.ts';
import { type OrderFacts, orderFacts, resultScreens } from '../model/order.ts';
import { refusalOf } from '../model/orderRefusals.ts';
import type { Receipt } from '../model/receipt.ts';

/** Every order that moves points; one name for all kinds: an order is found out about before the next goes out. */
export const money = defineOrder<OrderFacts, Receipt>({
  name: 'money',
  facts: orderFacts,
  send: ({ key, facts, secret }, settings) => placeOrder({ key, facts, password: secret }, settings),
  inquire: async (key, settings) => (await inquireOrder(key, settings)).state,
  async untold(settings) {
    const { key, kind } = await inquireUntold(undefined, settings);
    return key === '' || kind === undefined ? null : { key, kind };
  },
  tell: ({ key }, settings) => tellOrder(key, settings),
  // A wrong password, a quote that has ended, a rate that has changed.
  again: { UBPT0011: 'secret', UBPT0109: 'facts', UBPT0114: 'facts' },
  resultAt: resultScreens,
});

/** A refusal of moving points in our words. */
export function moneyRefusal(code: string | undefined) {
  const id = refusalOf(code);
  return id && { id, text: messages.current().money.refusals[id] };
}
