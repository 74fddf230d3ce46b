import { bindClient, createClient, encryptField } from '@wallet/kit/api';
import { createIntents, createOrders, type Intents, type Orders } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { type Drafts, withLock } from '@wallet/kit/session';
import { createMock, createUnsureNetwork, type Fault } from '@wallet/mocks/backend';
import { payment } from '../src/flows/payment.ts';
import type { Payment } from '../src/model/payment.ts';
import { type OrderFacts, orderFacts } from '../src/model/step.ts';

/** The payments of one WebView, and what the phone has written down of them. */
export type Till = Orders<OrderFacts, Payment> & { intents: Intents<OrderFacts> };

const origin = 'http://localhost:4173';
/** The payment password of every persona. */
export const PIN = '246810';

interface Posting {
  kind: string;
  intentId?: string;
}

/** The real calls over the real backend, with a network that a test breaks and mends. */
export async function openTill(persona = 'payReady') {
  const clock = { now: new Date('2026-11-21T12:00:00+09:00') };
  const mock = createMock({ now: () => clock.now });
  let choose: () => Fault = () => 'none';
  const network = createUnsureNetwork(mock, () => choose());
  const clientOver = ({ fetch }: Pick<typeof mock, 'fetch'>) =>
    createClient({ fetch: (input, init) => fetch(new Request(new URL(String(input), origin), init)) });
  bindClient(clientOver(network));
  const well = clientOver(mock);

  async function control(method: string, path: string, body?: unknown) {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return (await mock.fetch(new Request(new URL(`/_mocks${path}`, origin), init))).json();
  }
  await control('POST', '/reset', { persona });

  const stored = new Map<string, string>();
  const drafts: Drafts = {
    async read(name, schema) {
      const found = v.safeParse(schema, JSON.parse(stored.get(name) ?? 'null'));
      return found.success ? found.output : undefined;
    },
    async write(name, value) {
      stored.set(name, JSON.stringify(value));
    },
    async clear(name) {
      stored.delete(name);
    },
  };

  return {
    /** Another WebView of the same customer has one of its own, over the same storage. */
    openWebView(): Till {
      const intents = createIntents({ drafts, name: 'fpayment.mpm', schema: orderFacts, lock: withLock });
      return { intents, ...createOrders(payment, { intents, waits: [0, 0] }) };
    },
    /** The payment password as the keypad gives it, for one order; the network is well for as long. */
    async seal({ intents }: Till, facts: OrderFacts, digits: string = PIN): Promise<string> {
      const { id: intent } = await intents.begin(facts);
      return encryptField(digits, { intent, client: well });
    },
    break(next: () => Fault) {
      choose = next;
    },
    async mend() {
      choose = () => 'none';
      await network.settle();
    },
    pass(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    loseStorage: () => stored.clear(),
    scan: async (code: string, amount: number, merchant: string): Promise<boolean> =>
      (await control('POST', '/franchise/scan', { code, amount, merchant })).taken,
    async ledger(): Promise<{ totals: Record<string, number>; payments: Posting[] }> {
      const { totals, postings } = await control('GET', '/ledger');
      return {
        totals,
        payments: postings.filter(
          ({ kind }: Posting) => kind === 'franchise.mpm' || kind === 'franchise.cpm',
        ),
      };
    },
  };
}
