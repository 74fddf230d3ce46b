import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeFrame } from '../testing/createFakeFrame.ts';
import { createFakeHost } from '../testing/createFakeHost.ts';
import type { CallableMethod, CallOptions } from './Bridge.ts';
import { createBridge } from './createBridge.ts';
import { failureCodes, limitOf, type MethodContract, type MethodName, methods } from './index.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };

/** Params that fit, some for each method; all that the flags of the contract tell apart. */
const fitting: Record<CallableMethod, readonly object[]> = {
  getLoginInfo: [{}],
  getSsoInfo: [{}],
  getToken: [{}, { audience: 'points' }],
  openWebView: [{ url: '/forest/FTR10000' }, { url: '/', single: true, opening: 'one' }],
  openWindow: [{ url: 'https://example.com' }],
  openInAppView: [{ url: 'https://example.com' }],
  openNativeScreen: [{ screen: 'D007792' }],
  closeView: [{}, { result: { paid: true } }],
  setTopBar: [{ visible: true }],
  checkPermission: [{ name: 'camera', request: true }, { name: 'camera' }],
  getLocation: [{}],
  signWithCertificate: [{ content: 'x', kind: 'sign' }],
};
const callable = Object.keys(fitting) as CallableMethod[];
const questions = callable.flatMap((method) => fitting[method].map((params) => ({ method, params })));

type Manner = 'silent' | 'answers' | 'refuses' | 'babbles';
const manners: Manner[] = ['silent', 'answers', 'refuses', 'babbles'];

/** One call of a run: what is asked, what the caller adds, and whether it gives up. */
const askedCall = fc.record({
  question: fc.constantFrom(...questions),
  limitMs: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  givesUp: fc.boolean(),
});

const run = fc.record({
  greets: fc.boolean(),
  restarts: fc.boolean(),
  mannerOf: fc.array(fc.constantFrom(...manners), { minLength: callable.length, maxLength: callable.length }),
  asked: fc.array(askedCall, { minLength: 1, maxLength: 40 }),
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('(G2) limits', () => {
  test('every method of the contract is among those asked here', () => {
    expect([...callable, 'hello'].sort()).toEqual(Object.keys(methods).sort());
  });

  test('methods that put something before the customer have no limit, all others at most ten seconds', () => {
    for (const [name, { limitMs, prompts }] of Object.entries(methods) as [MethodName, MethodContract][]) {
      if (prompts === true) expect(limitMs, name).toBeNull();
      else expect(limitMs, name).toBeLessThanOrEqual(10_000);
      if (typeof prompts === 'string') expect(limitOf(name, { [prompts]: true })).toBeNull();
    }
  });

  test('whatever is asked of whatever app, nothing waits beyond its limit and no timer or listener is left', async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ greets, restarts, mannerOf, asked }) => {
        const host = createFakeHost();
        const frame = createFakeFrame({ host });
        const bridge = createBridge({ ...app, window: frame.window });
        if (!greets) host.reply('hello', null);
        for (const [index, method] of callable.entries()) {
          const manner = mannerOf[index];
          if (manner === 'silent') host.reply(method, null);
          if (manner === 'refuses') host.fail(method, 'CANCELLED');
          if (manner === 'babbles') host.reply(method, { ok: 'perhaps', result: 7 });
        }
        let listeners = 0;
        const open = new Map<number, { limit: number | null }>();
        const calls = asked.map(({ question, limitMs, givesUp }, index) => {
          const { method, params } = question;
          const controller = new AbortController();
          const { signal } = controller;
          const { addEventListener, removeEventListener } = signal;
          signal.addEventListener = (...parts: Parameters<typeof addEventListener>) => {
            listeners += 1;
            addEventListener.apply(signal, parts);
          };
          signal.removeEventListener = (...parts: Parameters<typeof removeEventListener>) => {
            listeners -= 1;
            removeEventListener.apply(signal, parts);
          };
          if (givesUp) setTimeout(() => controller.abort(), 1_000);
          const options: CallOptions = { signal, ...(limitMs && { limitMs }) };
          open.set(index, { limit: limitMs ?? limitOf(method, params) });
          return bridge
            .call(method as 'openNativeScreen', params as never, options)
            .finally(() => open.delete(index));
        });
        if (restarts) setTimeout(() => host.restart(), 3_000);
        const longest = Math.max(0, ...[...open.values()].map(({ limit }) => limit ?? 0));
        await vi.advanceTimersByTimeAsync(Math.max(longest, 10_000));
        // Who waits on waits for the customer: a greeting app, no limit, and a caller who did not give up.
        for (const [index, { limit }] of open) {
          expect(limit).toBeNull();
          expect(greets).toBe(true);
          expect(asked[index]?.givesUp).toBe(false);
        }
        expect(vi.getTimerCount()).toBe(0);
        expect(listeners).toBe(open.size);
        bridge.dispose();
        const outcomes = await Promise.all(calls);
        for (const outcome of outcomes) {
          if (!outcome.ok) expect(failureCodes).toContain(outcome.code);
        }
        expect(open.size).toBe(0);
        expect(listeners).toBe(0);
        expect(frame.listeners()).toBe(0);
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  test('a limit longer than a timer can hold is no limit of one millisecond', async () => {
    const host = createFakeHost();
    const bridge = createBridge({ ...app, transport: host.transport });
    await bridge.hello();
    host.silence();
    let outcome: unknown;
    void bridge.call('getToken', {}, { limitMs: Number.POSITIVE_INFINITY }).then((given) => {
      outcome = given;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toBeUndefined();
    bridge.dispose();
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('(G5) outside the app', () => {
  test.each(questions)(
    '$method is settled with NO_HOST after one turn of microtasks, without a timer',
    async (each) => {
      const bridge = createBridge({ ...app, transport: null });
      const outcomes: unknown[] = [];
      void bridge
        .call(each.method as 'openNativeScreen', each.params as never)
        .then((outcome) => outcomes.push(outcome));
      await null;
      expect(outcomes).toEqual([
        expect.objectContaining({ ok: false, code: 'NO_HOST', method: each.method }),
      ]);
      expect(vi.getTimerCount()).toBe(0);
      bridge.dispose();
    },
  );
});

test('a method that is not in the contract gets an answer, not an exception', async () => {
  const host = createFakeHost();
  for (const transport of [null, host.transport]) {
    const bridge = createBridge({ ...app, transport });
    for (const name of ['shareSheet', 'toString', '__proto__']) {
      expect(await bridge.call(name as 'getToken')).toMatchObject({ ok: false, code: 'UNSUPPORTED' });
    }
  }
  expect(host.log).toEqual([]);
});
