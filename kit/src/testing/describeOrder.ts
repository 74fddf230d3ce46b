import { describe, expect, it } from 'vitest';
import { bindClient, createClient } from '../api/index.ts';
import {
  createIntents,
  createOrders,
  type Found,
  type KindOf,
  type OrderPlan,
  type Orders,
  type Settled,
} from '../common/index.ts';
import { v } from '../schema/index.ts';
import type { Drafts } from '../session/index.ts';
import { callFaults, createFaultyNetwork } from './faultyNetwork.ts';
import type { Backend } from './renderScreen.tsx';

/** Asks the backend directly, past the network: `ask('/_mocks/ledger')`. */
type Ask = (path: string) => Promise<unknown>;

/** What an order of an app is tried with. */
export interface OrderTrial<F, R> {
  /** `(now) => createMock({ now })` */
  backend: (now: () => Date) => Backend;
  /** who orders; the member unless told */
  persona?: string;
  /** what somebody wishes, made while the network is well; `random(n)` is a whole number below n */
  wish: (random: (below: number) => number) => Promise<F> | F;
  /** the secret that confirms it; left out where none is asked for */
  secret?: string;
  /** what the books say: a balance, or how many there are */
  books: (ask: Ask) => Promise<number>;
  /** by how much an order that was carried out has changed the books */
  moves: (receipt: R, facts: F) => number;
  /** how many random runs; each is the same for the same number */
  runs?: number;
}

type Tell<F, R> = (orders: Orders<F, R>, order: Found<F>, end: Settled<R>) => Promise<void>;

/** Where a loop of this suite would go on for ever, something is wrong. */
const MOST_RETURNS = 12;
const noWait = [0, 0, 0];
const origin = 'http://localhost:4173';

/** Random numbers that are the same for the same seed. */
function seeded(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A phone behind an unsure network; the WebViews of it share what is kept. */
async function openPhone<F, R>(
  plan: OrderPlan<F, R>,
  trial: OrderTrial<F, R>,
  random: (below: number) => number,
) {
  let now = new Date('2026-11-21T12:00:00+09:00').getTime();
  let isWell = true;
  const backend = trial.backend(() => new Date(now));
  const network = createFaultyNetwork(backend, () =>
    isWell ? 'none' : (callFaults[random(callFaults.length)] ?? 'none'),
  );
  const requestOf = (path: string, init?: RequestInit) => new Request(new URL(path, origin), init);
  await backend.fetch(
    requestOf('/_mocks/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: trial.persona ?? 'member' }),
    }),
  );
  bindClient(createClient({ fetch: (input, init) => network.fetch(requestOf(String(input), init)) }));

  const kept = new Map<string, unknown>();
  const drafts: Drafts = {
    async read(name, schema) {
      const found = v.safeParse(schema, kept.get(name));
      return found.success ? found.output : undefined;
    },
    write: async (name, value) => void kept.set(name, structuredClone(value)),
    clear: async (name) => void kept.delete(name),
  };
  let last: Promise<unknown> = Promise.resolve();
  const lock = <T>(_: string, work: () => Promise<T>) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
  const openWebView = (signal?: AbortSignal): Orders<F, R> =>
    createOrders(plan, {
      intents: createIntents({ drafts, name: plan.name, schema: plan.facts, lock }),
      waits: noWait,
      ...(signal ? { signal } : {}),
    });

  return {
    openWebView,
    loseStorage: () => kept.clear(),
    breakNetwork() {
      isWell = false;
    },
    async mendNetwork() {
      isWell = true;
      await network.deliver();
    },
    pass(ms: number) {
      now += ms;
    },
    ask: (async (path) => (await backend.fetch(requestOf(path))).json()) as Ask,
  };
}

const secretFor = <F, R>({ secret }: OrderTrial<F, R>, orders: Orders<F, R>, facts: F) =>
  secret === undefined ? Promise.resolve('') : orders.seal(facts, secret);

/** One run: one customer, one wish, a network that does what it likes; they are told what became of it, and it is true. */
export async function runOrder<F, R>(
  plan: OrderPlan<F, R>,
  trial: OrderTrial<F, R>,
  seed: number,
): Promise<number> {
  const random = seeded(seed);
  const phone = await openPhone(plan, trial, random);
  const facts = await trial.wish(random);
  const sealed = await secretFor(trial, phone.openWebView(), facts);
  const before = await trial.books(phone.ask);
  const told = new Map<string, { end: Settled<R>; kind: KindOf<F> }>();
  const tell: Tell<F, R> = async (orders, { key, kind }, end) => {
    if (end.kind !== 'unknown') {
      expect(told.get(key)?.end.kind ?? end.kind, 'an order has one end').toBe(end.kind);
      told.set(key, { end, kind });
    }
    await orders.close(key, end, kind);
  };

  phone.breakNetwork();
  const killed = new AbortController();
  const page = phone.openWebView(killed.signal);
  const what =
    (['alone', 'doubleTap', 'secondWebView', 'killed', 'storageLost'] as const)[random(5)] ?? 'alone';
  const tries = [page.place(facts, sealed)];
  if (what === 'doubleTap') tries.push(page.place(facts, sealed));
  if (what === 'secondWebView') tries.push(phone.openWebView().place(facts, sealed));
  if (what === 'killed') setTimeout(() => killed.abort(), random(3));
  for (const outcome of await Promise.all(tries)) {
    // A page that was killed tells nobody anything.
    if (outcome && what !== 'killed') await tell(phone.openWebView(), outcome, outcome.end);
  }
  if (what === 'storageLost' && plan.untold) phone.loseStorage();

  await phone.mendNetwork();
  await comeBack(phone, tell);
  phone.pass(60_000);
  for (const [key, { end, kind }] of told) {
    // What was told stays true, also once a slow partner has come to an end.
    const later = await phone.openWebView().findEnd(key, { kind });
    expect(later.kind, 'an end that was told stays').toBe(end.kind);
  }

  const done = [...told.values()].flatMap(({ end }) => (end.kind === 'done' ? [end.receipt] : []));
  expect(done.length, 'one wish is carried out once').toBeLessThanOrEqual(1);
  const expected = done.reduce((sum, receipt) => sum + trial.moves(receipt, facts), before);
  expect(await trial.books(phone.ask), 'the books say what was told').toBe(expected);
  return done.length;
}

/** Comes back as a customer does until nothing is unknown any more. */
async function comeBack<F, R>(
  phone: { openWebView(): Orders<F, R>; pass(ms: number): void },
  tell: Tell<F, R>,
): Promise<void> {
  for (let returns = 0; returns < MOST_RETURNS; returns += 1) {
    const orders = phone.openWebView();
    const found = await orders.findUnfinished();
    if (!found) return;
    phone.pass(5000);
    await tell(orders, found, await orders.findEnd(found.key, { kind: found.kind }));
  }
  throw new Error('There is always something more to tell.');
}

/**
 * The suite that every order passes: random faults of the network (lost, answered into the void, late, doubled, slow,
 * failed, malformed), a double tap, a second WebView, a killed page, a lost storage. Nobody pays twice, nobody is told
 * two things, nobody is left in the dark, and the way is free for the next order.
 *
 * `describeOrder(money, { backend: (now) => createMock({ now }), wish: () => ({ amount: 700 }), secret: '482915', … })`
 */
export function describeOrder<F, R>(plan: OrderPlan<F, R>, trial: OrderTrial<F, R>): void {
  const { runs = 60 } = trial;
  describe(`the order ${plan.name}`, () => {
    it(
      'over an unsure network nobody is charged twice, nor left in the dark',
      async () => {
        let done = 0;
        for (let seed = 1; seed <= runs; seed += 1) {
          done += await runOrder(plan, trial, seed).catch((cause: unknown) => {
            throw new Error(`run ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
          });
        }
        // The runs are worth something only where both happen.
        expect(done).toBeGreaterThan(runs / 6);
        expect(done).toBeLessThan(runs);
      },
      Math.max(60_000, runs * 300),
    );

    it('an order whose end is not known comes first; the one asked for now is not sent', async () => {
      const phone = await openPhone(plan, trial, seeded(1));
      const page = phone.openWebView();
      const facts = await trial.wish(seeded(2));
      const sealed = await secretFor(trial, page, facts);
      const cut = new AbortController();
      cut.abort();
      const lost = await phone.openWebView(cut.signal).place(facts, sealed);
      expect(lost?.end.kind).toBe('unknown');
      const next = await page.place(facts, sealed);
      expect(next?.key).toBe(lost?.key);
      expect(next?.end.kind, 'it never came, so that the asking closed it').toBe('closed');
    });

    it('and the way is free for the next order', async () => {
      const phone = await openPhone(plan, trial, seeded(3));
      const facts = await trial.wish(seeded(4));
      const page = phone.openWebView();
      const outcome = await page.place(facts, await secretFor(trial, page, facts));
      expect(outcome?.end.kind).toBe('done');
      if (outcome) await page.close(outcome.key, outcome.end, outcome.kind);
      expect(await page.findUnfinished()).toBeNull();
    });
  });
}
