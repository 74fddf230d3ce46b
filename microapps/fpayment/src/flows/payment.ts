import { defineOrder, type Inquired } from '@wallet/kit/common';
import { approvePayment, inquireCode, inquireOrder, markTold, readUntold } from '../api/orderCalls.ts';
import { messages } from '../messages/index.ts';
import type { OrderName, Payment } from '../model/payment.ts';
import { type OrderFacts, orderFacts } from '../model/step.ts';

/** By the shop's code, which this phone sends under a key of its own; by the customer's, which the shop sends. */
type Kind = OrderFacts['kind'];

const nameOf = (key: string, kind: Kind): OrderName => (kind === 'cpm' ? { pyToken: key } : { key });

/** A code that nobody has read may still be read: its end is not known. */
async function inquireShown(pyToken: string, settings: Parameters<typeof inquireCode>[1]) {
  const fate = await inquireCode(pyToken, settings);
  return fate.kind === 'open' ? ({ kind: 'pending' } as const) : fate;
}

/** A payment in a shop, whoever showed the code (2-payment s4, s7.1). */
export const payment = defineOrder<OrderFacts, Payment>({
  name: 'mpm',
  facts: orderFacts,
  send({ key, facts, secret }, settings) {
    if (facts.kind === 'cpm') throw new Error('A code that the customer shows is paid by the shop.');
    return approvePayment({ key, txToken: facts.txToken, pyNo: facts.pyNo, pin: secret }, settings);
  },
  inquire: (key, settings, kind): Promise<Inquired<Payment>> =>
    kind === 'cpm' ? inquireShown(key, settings) : inquireOrder(key, settings),
  async untold(settings) {
    const name = await readUntold(undefined, settings);
    if (name === null) return null;
    return 'key' in name ? { key: name.key, kind: 'mpm' } : { key: name.pyToken, kind: 'cpm' };
  },
  tell: ({ key, kind }, settings) => markTold(nameOf(key, kind), settings),
  // The sums that were shown are no longer right: they are asked for again.
  again: { UBFR0407: 'facts' },
  resultAt: { mpm: 'FFQ02500', cpm: 'FFQ02600' },
  isLogged: true,
});

/** Why a payment was not made, in our words; the approval's own where nobody foresaw it (2-payment s8). */
export function paymentRefusal(code: string | undefined) {
  return messages.refusal(code) ?? { id: 'approvalFailed', text: messages.current().result.approvalFailed };
}
