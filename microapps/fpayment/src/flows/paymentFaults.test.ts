import { ApiError, encryptField } from '@wallet/kit/api';
import type { Found, Settled } from '@wallet/kit/common';
import { type Fault, faults } from '@wallet/mocks/backend';
import { describe, expect, test } from 'vitest';
import { openTill, PIN, type Till } from '../../testing/till.ts';
import { endCode, inquireCode, makeCode, readShopCode, requestPayment } from '../api/orderCalls.ts';
import type { Method, Payment, ShownPaymentCode } from '../model/payment.ts';
import { nowhere } from '../model/place.ts';
import { factsOf, type OrderFacts, type PayRequest } from '../model/step.ts';

const RUNS = 130;
type Opened = Awaited<ReturnType<typeof openTill>>;

/** Numbers from 0 up to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Order = Pick<Found<OrderFacts>, 'key' | 'kind'>;
type Ended = Order & { end: Settled<Payment> };

async function pay(till: Till, facts: OrderFacts, pin: string) {
  const outcome = await till.place(facts, pin);
  if (!outcome) throw new Error('It could not be written down.');
  return outcome;
}

/** What a customer who comes back is told. */
async function findUntold(till: Till): Promise<Ended | null> {
  const found = await till.findUnfinished();
  return found && { ...found, end: await till.findEnd(found.key, { kind: found.kind }) };
}

/** What one customer goes through: everything they are told is kept. */
async function openRun(seed: number) {
  const random = randomOf(seed);
  const opened = await openTill();
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const told = new Map<string, Set<string>>();

  async function tell(till: Till, { key, kind, end }: Ended) {
    if (end.kind === 'unknown') return;
    told.set(key, (told.get(key) ?? new Set()).add(end.kind));
    await till.close(key, end, kind);
  }

  /** What fails is tried again, as a patient customer does; null where they give up. */
  async function insist<T>(work: () => Promise<T>): Promise<T | null> {
    for (let turn = 0; turn < 4; turn += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    return null;
  }

  function breakNetwork() {
    const rate = random();
    opened.break((): Fault => (random() < rate ? pick(faults) : 'none'));
  }

  /** The network is well again and the customer comes back: everything is told, and the next payment goes on. */
  async function comeBack(till: Till) {
    await opened.mend();
    opened.pass(30);
    for (let turn = 0; turn < 12; turn += 1) {
      const outcome = await findUntold(till);
      if (!outcome) return;
      expect(outcome.end.kind).not.toBe('unknown');
      await tell(till, outcome);
    }
    throw new Error('There is always something more to tell.');
  }

  async function check(till: Till) {
    const { totals, payments } = await opened.ledger();
    expect(Object.values(totals).every((sum) => sum === 0)).toBe(true);
    const paid = payments.map(({ intentId }) => intentId ?? '');
    expect(new Set(paid).size, 'an order is paid once').toBe(paid.length);
    for (const [name, kinds] of told) {
      expect([...kinds], `${name} is told in one way`).toHaveLength(1);
      expect(kinds.has('done'), `${name} as the ledger has it`).toBe(paid.includes(name));
    }
    for (const name of paid) expect(told.has(name), `${name} is told`).toBe(true);
    await payAnew(till);
    return payments;
  }

  async function payAnew(till: Till) {
    const reading = await readShopCode('FRQR.M0004.700');
    const { txToken } = reading;
    const request = await requestPayment({ txToken, amount: 700, method: 'account', place: nowhere });
    const outcome = await pay(till, factsOf(request), await opened.seal(till, factsOf(request)));
    expect(outcome).toMatchObject({ end: { kind: 'done', receipt: { amount: 700 } }, isEarlier: false });
    await till.close(outcome.key, outcome.end, outcome.kind);
  }

  return { ...opened, random, pick, insist, tell, breakNetwork, comeBack, check };
}

type Run = Awaited<ReturnType<typeof openRun>>;

async function requestAt(run: Run): Promise<PayRequest | null> {
  const shop = run.pick(['M0001', 'M0002', 'M0005']);
  const amount = run.pick([1, 3000, 18_400, 18_401, 25_000, 1_950_000]);
  const method = run.pick<Method>(['pointsFirst', 'account']);
  const reading = await run.insist(() => readShopCode(`FRQR.${shop}`));
  if (!reading) return null;
  const { txToken } = reading;
  return run.insist(() => requestPayment({ txToken, amount, method, place: nowhere }));
}

describe("by a shop's code, over a network that loses, delays, doubles and reorders", () => {
  test.each(Array.from({ length: RUNS }, (_, seed) => seed))('run %i', async (seed) => {
    const run = await openRun(seed);
    const views = [run.openWebView(), run.openWebView()] as const;
    run.breakNetwork();
    const request = await requestAt(run);
    let tries = 0;
    while (request && tries < 3 && run.random() < 0.85) {
      tries += 1;
      const press = async (till: Till) => {
        const facts = factsOf(request);
        return pay(till, facts, await run.seal(till, facts, run.random() < 0.2 ? '111111' : PIN));
      };
      // Two WebViews may press the button at once.
      const outcomes =
        run.random() < 0.3 ? await Promise.all(views.map(press)) : [await press(run.pick(views))];
      for (const outcome of outcomes) {
        // One that is killed tells nothing.
        if (run.random() < 0.75) await run.tell(run.pick(views), outcome);
      }
      if (run.random() < 0.3) run.pass(3);
      if (run.random() < 0.1) run.loseStorage();
      if (run.random() < 0.4) {
        const found = await run.insist(() => findUntold(run.pick(views)));
        if (found) await run.tell(run.pick(views), found);
      }
    }
    await run.comeBack(views[0]);
    const payments = await run.check(views[1]);
    // One request is one payment, whatever was pressed.
    expect(payments.length).toBeLessThanOrEqual(1);
  });
});

describe('by a code that the customer shows', () => {
  async function act(run: Run, till: Till, code: ShownPaymentCode): Promise<ShownPaymentCode | null> {
    switch (run.pick(['scan', 'scan', 'poll', 'renew', 'end', 'wait'] as const)) {
      case 'scan': {
        const amount = run.pick([1, 4500, 18_401, 30_000, 9_000_000]);
        await run.scan(run.pick([code.qr, code.barcode]), amount, run.pick(['M0001', 'M0005']));
        return code;
      }
      case 'poll': {
        const fate = await run.insist(() => inquireCode(code.pyToken));
        if (fate && fate.kind !== 'pending' && fate.kind !== 'open' && run.random() < 0.7) {
          await run.tell(till, { key: code.pyToken, kind: 'cpm', end: fate });
        }
        return code;
      }
      case 'renew':
        return run.insist(() => newCode(run));
      case 'end':
        await run.insist(() => endCode(code.pyToken));
        return code;
      case 'wait':
        run.pass(run.pick([1, 5, 100]));
        return code;
    }
  }

  async function newCode(run: Run) {
    const method = run.pick<Method>(['pointsFirst', 'account']);
    return makeCode({ key: crypto.randomUUID(), method, pin: await encryptField(PIN) });
  }

  test.each(Array.from({ length: RUNS }, (_, seed) => seed + 1000))('run %i', async (seed) => {
    const run: Run = await openRun(seed);
    const till = run.openWebView();
    run.breakNetwork();
    let code = await run.insist(() => newCode(run));
    for (let turn = 0; turn < 8; turn += 1) {
      const next = code && (await act(run, till, code));
      code = next ?? code;
    }
    await run.comeBack(till);
    await run.check(till);
  });
});

test('an order that went out stands in the way of another: its end comes first', async () => {
  const opened: Opened = await openTill();
  const till = opened.openWebView();
  const requestOf = async (amount: number) => {
    const { txToken } = await readShopCode('FRQR.M0002');
    return requestPayment({ txToken, amount, method: 'account', place: nowhere });
  };
  const first = await requestOf(3000);
  const second = await requestOf(4000);
  const seal = (facts: OrderFacts) => opened.seal(till, facts);
  opened.break(() => 'answerLost');
  const unknown = await pay(till, factsOf(first), await seal(factsOf(first)));
  expect(unknown.end.kind).toBe('unknown');
  await till.close(unknown.key, unknown.end, unknown.kind);
  await opened.mend();
  const earlier = await pay(opened.openWebView(), factsOf(second), await seal(factsOf(second)));
  expect(earlier).toMatchObject({ isEarlier: true, end: { kind: 'done', receipt: { amount: 3000 } } });
  await till.close(earlier.key, earlier.end, earlier.kind);
  expect(await pay(till, factsOf(second), await seal(factsOf(second)))).toMatchObject({
    end: { kind: 'done', receipt: { amount: 4000 } },
  });
  expect((await opened.ledger()).payments).toHaveLength(2);
});

test('the runs are no idle talk: a customer who pays again under a new key is seen', async () => {
  const opened: Opened = await openTill();
  const till = opened.openWebView();
  const reading = await readShopCode('FRQR.M0001');
  const asked = { txToken: reading.txToken, amount: 3000, method: 'account', place: nowhere } as const;
  const request = await requestPayment(asked);
  opened.break(() => 'lost');
  const outcome = await pay(till, factsOf(request), 'sealed');
  expect(outcome.end.kind).toBe('unknown');
  await opened.mend();
  // The same order is asked for, not sent again.
  const again = await pay(till, factsOf(request), await opened.seal(till, factsOf(request)));
  expect(again).toMatchObject({ key: outcome.key, end: { kind: 'closed' } });
  expect((await opened.ledger()).payments).toHaveLength(0);
});
