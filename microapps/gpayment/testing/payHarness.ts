import { bindClient, createClient } from '@wallet/kit/api';
import { createIntents, createOrders, type Intents, type Orders } from '@wallet/kit/common';
import type { Schema } from '@wallet/kit/schema';
import { v } from '@wallet/kit/schema';
import { createMock, createUnsureNetwork, type Fault, faults } from '@wallet/mocks/backend';
import type { CodeTools } from '../src/flows/customerCode.ts';
import { payment } from '../src/flows/payment.ts';
import { codeFacts, type PayFacts, payFacts } from '../src/model/order.ts';
import type { Paid } from '../src/model/paid.ts';

/** The payments of one WebView, what the phone has written down of them, and the code that it shows. */
export type Till = Orders<PayFacts, Paid> & { intents: Intents<PayFacts>; code: CodeTools };

/** Numbers between 0 and 1 that a seed gives. */
export function seeded(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Posting {
  kind: string;
  intentId?: string;
}

interface LedgerAnswer {
  totals: Record<string, number>;
  balances: Record<string, Record<string, number>>;
  postings: Posting[];
}

let worlds = 0;

/** A customer with a phone, the real client, and the real mock backend behind a network that may fail. */
export async function openPayHarness(seed: number, { persona = 'member', likely = 0.35 } = {}) {
  const random = seeded(seed);
  let time = Date.parse('2026-11-21T12:00:00+09:00');
  let isWell = false;
  const mock = createMock({ now: () => new Date(time) });
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const network = createUnsureNetwork(
    mock,
    (): Fault => (isWell || random() > likely ? 'none' : pick(faults)),
  );
  const world = `harness-${++worlds}`;

  const call = (path: string, init: RequestInit = {}, to: typeof mock | typeof network = mock) => {
    const headers = new Headers(init.headers);
    headers.set('x-mocks-world', world);
    if (init.body) headers.set('content-type', 'application/json');
    return to.fetch(new Request(new URL(path, 'http://localhost:4173'), { ...init, headers }));
  };
  await call('/_mocks/reset', { method: 'POST', body: JSON.stringify({ persona }) });
  bindClient(createClient({ fetch: (input, init) => call(String(input), init, network) }));

  const storage = new Map<string, string>();
  const lock = createLock();
  return {
    random,
    pick,
    till: openTill(storage, lock),
    /** a WebView of the same phone, which may be killed at any moment */
    openWebView: (signal?: AbortSignal) => openTill(storage, lock, signal),
    loseStorage: () => storage.clear(),
    getWell: () => {
      isWell = true;
    },
    settle: network.settle,
    pass(seconds: number) {
      time += seconds * 1000;
    },
    async ledger(): Promise<LedgerAnswer & { payments: Posting[] }> {
      const answer = (await (await call('/_mocks/ledger')).json()) as LedgerAnswer;
      return { ...answer, payments: answer.postings.filter(({ kind }) => kind !== 'opening') };
    },
    async merchantScans(code: string, amount: string, currency: string): Promise<boolean> {
      const body = JSON.stringify({ code, amount, currency });
      return (await call('/_mocks/merchant/scan', { method: 'POST', body })).ok;
    },
    async journal(): Promise<
      { method: string; path: string; body: unknown; headers: Record<string, string> }[]
    > {
      return (await (await call('/_mocks/journal')).json()) as never;
    },
  };
}

export type PayHarness = Awaited<ReturnType<typeof openPayHarness>>;

type Lock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** One at a time among all WebViews. */
function createLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function openTill(storage: Map<string, string>, lock: Lock, signal?: AbortSignal): Till {
  const drafts = {
    async read<T>(name: string, schema: Schema<T>): Promise<T | undefined> {
      const text = storage.get(name);
      const fits = text === undefined ? undefined : v.safeParse(schema, JSON.parse(text));
      return fits?.success ? fits.output : undefined;
    },
    async write(name: string, value: unknown) {
      storage.set(name, JSON.stringify(value));
    },
    async clear(name: string) {
      storage.delete(name);
    },
  };
  const of = <F>(name: string, schema: Schema<F>) => createIntents<F>({ drafts, name, schema, lock });
  const intents = of('payment', payFacts);
  const orders = createOrders(payment, { intents, waits: [0, 0, 0], ...(signal ? { signal } : {}) });
  return { ...orders, intents, code: { noted: of('cpm', codeFacts), orders } };
}
