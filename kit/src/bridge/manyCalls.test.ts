import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeFrame } from '../testing/createFakeFrame.ts';
import { createFakeHost, type FakeHost } from '../testing/createFakeHost.ts';
import type { Bridge } from './Bridge.ts';
import { createBridge } from './createBridge.ts';

const app = { app: 'forest', appVersion: '1.0.0', kitVersion: '1.0.0' };
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page within an app that answers with the screen it was asked for, and a way to speak as somebody else. */
interface Pair {
  host: FakeHost;
  bridge: Bridge;
  /** Messages of another source or origin that look like the app's; absent where nobody else can speak. */
  impostors: ((text: string) => void)[];
}

const answers = { openNativeScreen: ({ screen }: { screen: string }) => ({ screen }) };

function within(platform: 'ios' | 'android'): Pair {
  const host = createFakeHost({ platform, answers });
  ends.push(host.install());
  const bridge = createBridge(app);
  ends.push(() => bridge.dispose());
  return { host, bridge, impostors: [] };
}

function inFrame(): Pair {
  const host = createFakeHost({ answers });
  const frame = createFakeFrame({ host });
  const bridge = createBridge({ ...app, window: frame.window });
  ends.push(() => {
    bridge.dispose();
    expect(frame.listeners()).toBe(0);
  });
  const impostors = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { source: {} },
    { source: null },
  ].map((from) => (text: string) => frame.say({ walletBridge: text }, from));
  return { host, bridge, impostors };
}

const ways: [string, () => Pair][] = [
  ['the object of iOS', () => within('ios')],
  ['the object of Android', () => within('android')],
  ['the frame of the phone', inFrame],
];

/** What can happen to one reply on its way. */
type Fate = 'once' | 'twice' | 'late' | 'broken' | 'noResult' | 'impostor';
const fates: Fate[] = ['once', 'twice', 'late', 'broken', 'noResult', 'impostor'];

const COUNT = 1_000;

describe.each(ways)('over %s', (_, make) => {
  test('(G4) a thousand calls, answered in any order, twice, late, malformed or by others, settle once each and unmixed', async () => {
    const plan = fc.record({
      fates: fc.array(fc.constantFrom(...fates), { minLength: COUNT, maxLength: COUNT }),
      order: fc.array(fc.nat(), { minLength: COUNT, maxLength: COUNT }),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ fates: fateOf, order }) => {
        const { host, bridge, impostors } = make();
        await bridge.hello();
        host.hold();
        const controllers = fateOf.map((fate) => (fate === 'late' ? new AbortController() : undefined));
        let settled = 0;
        const calls = fateOf.map((_, index) => {
          const signal = controllers[index]?.signal;
          const call = bridge.call('openNativeScreen', { screen: `S${index}` }, signal ? { signal } : {});
          return call.finally(() => {
            settled += 1;
          });
        });
        await new Promise((resolve) => setTimeout(resolve));
        expect(host.calls('openNativeScreen')).toHaveLength(COUNT);
        for (const controller of controllers) controller?.abort();

        const before = bridge.dropped;
        let toBeDropped = 0;
        host.release((texts) =>
          texts
            .flatMap((text, index) => {
              const at = order[index] ?? 0;
              const { id, result } = JSON.parse(text) as { id: string; result: { screen: string } };
              const fate = fateOf[Number(result.screen.slice(1))];
              const evil = JSON.stringify({ v: 1, kind: 'reply', id, ok: true, result: { screen: 'evil' } });
              if (fate === 'twice') toBeDropped += 1;
              if (fate === 'late') toBeDropped += 1;
              if (fate === 'impostor') {
                for (const say of impostors) say(evil);
                toBeDropped += impostors.length;
              }
              if (fate === 'broken') {
                // Cut off in the middle: nobody's reply, and the true one comes after it.
                host.deliver(text.slice(0, -3));
                toBeDropped += 1;
              }
              if (fate === 'noResult')
                return [{ text: JSON.stringify({ v: 1, kind: 'reply', id, ok: 'yes' }), at }];
              return fate === 'twice'
                ? [
                    { text, at },
                    { text, at: at + 1 },
                  ]
                : [{ text, at }];
            })
            .sort((left, right) => left.at - right.at)
            .map(({ text }) => text),
        );
        const outcomes = await Promise.all(calls);
        expect(outcomes).toEqual(
          fateOf.map((fate, index) => {
            if (fate === 'late') return expect.objectContaining({ ok: false, code: 'ABORTED' });
            if (fate === 'noResult') return expect.objectContaining({ ok: false, code: 'BAD_REPLY' });
            return { ok: true, value: { screen: `S${index}` } };
          }),
        );
        expect(settled).toBe(COUNT);
        expect(bridge.dropped - before).toBe(toBeDropped);
        for (const end of ends.splice(0)) end();
      }),
      { numRuns: 4 },
    );
  });
});
