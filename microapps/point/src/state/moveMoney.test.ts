import { bindClient, createClient, encryptField } from '@wallet/kit/api';
import { createIntents } from '@wallet/kit/common';
import { v } from '@wallet/kit/schema';
import { createMock, createUnsureNetwork, type Fault, faults } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { readQuote } from '../api/foreignCalls.ts';
import { inquireOrder, inquireUntold, placeOrder, tellOrder } from '../api/orderCalls.ts';
import { listGifts, listRequests } from '../api/pointCalls.ts';
import { type OrderFacts, type OrderKind, orderFacts } from '../model/order.ts';
import type { OrderEnd } from '../model/receipt.ts';
import { closeOrder, findEnd, findUnfinished, type MoneyTools, moveMoney } from './moveMoney.ts';

const POINTS = 'points:W000000001';
const CURRENCY_POINTS = 'fxpoints:W000000001';
const noWait = [0, 0, 0];

/** Random numbers that are the same for the same seed. */
function seeded(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Shown {
  totals: Record<string, number>;
  balances: Record<string, Record<string, number>>;
  postings: { intentId?: string; kind: string }[];
}

/** A phone with a wallet behind an unsure network; WebViews of it share what is kept. */
async function openPhone(random: (below: number) => number) {
  let now = new Date('2026-11-21T12:00:00+09:00').getTime();
  const mock = createMock({ now: () => new Date(now) });
  let isWell = true;
  const choose = (): Fault => (isWell ? 'none' : (faults[random(faults.length)] ?? 'none'));
  const network = createUnsureNetwork(mock, choose);
  const send = (path: string, init: RequestInit = {}) =>
    network.fetch(new Request(new URL(path, 'http://localhost'), init));
  await send('/_mocks/reset', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'member' }),
  });
  bindClient(createClient({ fetch: (input, init) => send(String(input), init) }));

  const kept = new Map<string, unknown>();
  const drafts = {
    async read<T>(name: string, schema: v.GenericSchema<unknown, T>) {
      const found = v.safeParse(schema, kept.get(name));
      return found.success ? found.output : undefined;
    },
    write: async (name: string, value: unknown) => void kept.set(name, structuredClone(value)),
    clear: async (name: string) => void kept.delete(name),
  };
  let last: Promise<unknown> = Promise.resolve();
  const lock = <T>(_: string, work: () => Promise<T>) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const webView = (signal?: AbortSignal): MoneyTools => ({
    intents: createIntents({ drafts, name: 'point.money', schema: orderFacts, lock }),
    place: placeOrder,
    inquire: inquireOrder,
    inquireUntold,
    tell: tellOrder,
    waits: noWait,
    ...(signal ? { signal } : {}),
  });

  return {
    webView,
    forget: () => kept.clear(),
    fall() {
      isWell = false;
    },
    async recover() {
      isWell = true;
      await network.settle();
    },
    pass(ms: number) {
      now += ms;
    },
    ledger: async () =>
      (await (await mock.fetch(new Request('http://localhost/_mocks/ledger'))).json()) as Shown,
  };
}

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** What somebody wishes, made while the network is still well. */
async function wishOf(kind: OrderKind, random: (below: number) => number): Promise<OrderFacts> {
  const amount = 100 + random(3000);
  switch (kind) {
    case 'send':
      return { kind, amount, receiverId: 'R101', name: '이*준', message: '' };
    case 'accept':
    case 'return': {
      const gift = (await listGifts()).find(({ direction }) => direction === 'in');
      return { kind, giftId: gift?.id ?? '', amount: gift?.amount ?? 1, name: '' };
    }
    case 'pay': {
      const asked = (await listRequests()).find(({ direction }) => direction === 'in');
      const share = asked?.shares[0];
      return { kind, shareId: share?.id ?? '', amount: share?.amount ?? 1, name: '' };
    }
    case 'convert': {
      // The airline takes four seconds: its orders are pending.
      const isSlow = random(2) === 0;
      return {
        ...{ kind, partnerCode: isSlow ? 'HANAIR' : 'RAON', direction: 'in', amount },
        expected: isSlow ? amount * 12 : amount,
      };
    }
    case 'buy':
    case 'sell': {
      const foreign = 100 + random(500);
      const wish = { direction: kind, currency: 'USD', foreign, fund: 'points' } as const;
      const { id, amount: won } = await readQuote(wish);
      return { kind, quoteId: id, currency: 'USD', foreign, amount: won };
    }
    case 'charge':
    case 'withdraw':
      return { kind, amount };
    default:
      throw new Error(`${kind} moves nothing.`);
  }
}

const signs: Partial<Record<OrderKind, 1 | -1 | 0>> = {
  charge: 1,
  withdraw: -1,
  send: -1,
  accept: 1,
  return: 0,
  pay: -1,
  convert: 1,
  buy: -1,
  sell: 1,
};

/** Comes back as a customer does until the end of the order is known, and takes note of it. */
async function comeBack(phone: Phone): Promise<{ key: string; end: OrderEnd } | undefined> {
  const tools = phone.webView();
  const unfinished = await findUnfinished(tools);
  if (!unfinished) return undefined;
  phone.pass(5000);
  const end = await findEnd(unfinished.key, tools);
  await closeOrder(unfinished.key, end, tools);
  return { key: unfinished.key, end };
}

async function run(kind: OrderKind, seed: number) {
  const random = seeded(seed * 7919 + kind.length * 104_729);
  const phone = await openPhone(random);
  const facts = await wishOf(kind, random);
  const sealed = await encryptField('482915');
  const before = (await phone.ledger()).balances[POINTS]?.PNT ?? 0;
  phone.fall();

  const killed = new AbortController();
  const tools = phone.webView(killed.signal);
  const told = new Map<string, OrderEnd>();
  const first = moveMoney(facts, sealed, tools);
  const how = random(4);
  // A second WebView, a second tap, or a client that is killed while the order is on its way.
  const second = how === 0 ? moveMoney(facts, sealed, phone.webView()) : undefined;
  if (how === 1) killed.abort();
  for (const moved of [await first, await second]) {
    if (moved && moved.end.kind !== 'unknown') told.set(moved.key, moved.end);
    if (moved && how !== 1) await closeOrder(moved.key, moved.end, phone.webView());
  }
  // Storage lost: only the service still knows.
  if (how === 2) phone.forget();

  await phone.recover();
  for (let back = await comeBack(phone); back; back = await comeBack(phone)) {
    const earlier = told.get(back.key);
    if (earlier) expect(back.end.kind, `${kind} ${seed}: another end than told`).toBe(earlier.kind);
    told.set(back.key, back.end);
  }

  phone.pass(10_000);
  for (const [key, { kind: end }] of told) {
    // What was told stays true, also once a slow partner has come to an end.
    expect((await findEnd(key, phone.webView())).kind, `${kind} ${seed}: told ${end}`).toBe(end);
  }

  const after = await phone.ledger();
  for (const total of Object.values(after.totals)) expect(total).toBe(0);
  const ends = [...told.values()];
  expect(ends.every(({ kind: end }) => end !== 'unknown')).toBe(true);
  const done = ends.filter((end) => end.kind === 'done');
  expect(done.length, `${kind} ${seed}: carried out twice`).toBeLessThanOrEqual(1);
  const expected = done.reduce((sum, { receipt }) => sum + receipt.amount * (signs[kind] ?? 0), 0);
  const moved = (after.balances[POINTS]?.PNT ?? 0) - before;
  expect(moved, `${kind} ${seed}: told ${ends.map(({ kind: end }) => end)}`).toBe(expected);
  return { phone, done: done.length };
}

const kinds = ['charge', 'withdraw', 'send', 'accept', 'return', 'pay', 'convert', 'buy', 'sell'] as const;
const RUNS = 35;

it.each(kinds)(
  'over an unsure network nobody is charged twice, nor left in the dark: %s',
  async (kind) => {
    let done = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const outcome = await run(kind, seed);
      done += outcome.done;
      if (seed % 7 === 0) {
        // And the way is free for the next order.
        const next = await moveMoney(
          { kind: 'charge', amount: 10 },
          await encryptField('482915'),
          outcome.phone.webView(),
        );
        expect(next).toMatchObject({ isEarlier: false, end: { kind: 'done', receipt: { amount: 10 } } });
      }
    }
    expect(done).toBeGreaterThan(RUNS / 5);
  },
  60_000,
);

it('two WebViews with one wish make one order', async () => {
  const phone = await openPhone(seeded(1));
  const sealed = await encryptField('482915');
  const facts: OrderFacts = { kind: 'charge', amount: 700 };
  const [one, other] = await Promise.all([
    moveMoney(facts, sealed, phone.webView()),
    moveMoney(facts, sealed, phone.webView()),
  ]);
  expect(one?.key).toBe(other?.key);
  const { balances } = await phone.ledger();
  expect([18_400, 19_100]).toContain(balances[POINTS]?.PNT);
  expect(balances[CURRENCY_POINTS]?.USD).toBe(12_550);
});

it('a wrong password ends the order, and the next try is another one', async () => {
  const phone = await openPhone(seeded(2));
  const tools = phone.webView();
  const facts: OrderFacts = { kind: 'withdraw', amount: 400 };
  const wrong = await moveMoney(facts, await encryptField('000000'), tools);
  expect(wrong?.end).toMatchObject({ kind: 'refused', code: 'UBPT0011' });
  if (wrong) await closeOrder(wrong.key, wrong.end, tools);
  const right = await moveMoney(facts, await encryptField('482915'), tools);
  expect(right).toMatchObject({ isEarlier: false, end: { kind: 'done' } });
  expect(right?.key).not.toBe(wrong?.key);
});
