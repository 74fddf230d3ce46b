import { afterEach, describe, expect, test } from 'vitest';
import { createBridge, type MethodName, methods, nativeScreens, openScreen } from '../src/bridge/index.ts';
import { v } from '../src/schema/index.ts';
import { createFakeHost } from '../src/testing/createFakeHost.ts';
import { fixtureSchema } from './fixtureSchema.ts';
import { type Fixture, fixtures, runFixture } from './index.ts';

const app = { app: 'conformance', appVersion: '1.0.0', kitVersion: '1.0.0' };
const all = Object.entries(fixtures);
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page with a fake app on the window, as its platform puts it there. */
function pageWithin(
  platform: 'ios' | 'android',
  { allowed, screens }: Pick<Fixture, 'allowed' | 'screens'> = {},
) {
  const host = createFakeHost({ platform });
  ends.push(host.install());
  const bridge = createBridge({ ...app, ...(allowed && { allowed }), ...(screens && { screens }) });
  ends.push(() => bridge.dispose());
  return { host, bridge };
}

describe.each(['ios', 'android'] as const)('over the way of %s', (platform) => {
  test.each(all)('(G13) (G40) (G41) the fixture %s holds', async (_, fixture) => {
    const { host, bridge } = pageWithin(platform, fixture);
    const reports = await runFixture(fixture, bridge, host, openScreen);
    expect(reports).toHaveLength(
      fixture.cases.length + (fixture.events ?? []).length + (fixture.host === undefined ? 0 : 1),
    );
    expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
});

test('a fixture that does not hold says what came and what was expected', async () => {
  const { host, bridge } = pageWithin('ios');
  const [first] = fixtures.methods?.cases ?? [];
  if (!first || !fixtures.methods) throw new Error('There is no fixture of the methods.');
  const expectation = { ok: false, code: 'DENIED', can: 'tooOld', sent: true } as const;
  const wrong: Fixture = {
    ...fixtures.methods,
    host: {},
    cases: [{ ...first, expect: expectation }],
    events: [{ name: 'unheard', text: 'no JSON', expect: { event: 'resume' } }],
  };
  const [hello, call, event] = await runFixture(wrong, bridge, host);
  expect(hello?.problems[0]).toMatch(/^the host is .*I6\.3\.0.*, not \{\}$/);
  expect(call?.problems[0]).toBe('can is "ok", not "tooOld"');
  expect(call?.problems[1]).toMatch(/^the outcome is .*, not "DENIED"$/);
  expect(event?.problems).toHaveLength(2);
});

test('every method is asked well, answered badly, and has its place among the fixtures', () => {
  const names = (Object.keys(methods) as MethodName[]).filter((name) => name !== 'hello').sort();
  const asked = (fixture: string) =>
    [...new Set(fixtures[fixture]?.cases.map(({ method }) => method))].sort();
  expect(asked('methods')).toEqual(names);
  // Its result is open: no answer is a bad one.
  expect(asked('badReplies')).toEqual(names.filter((name) => name !== 'openNativeScreen'));
});

test('every screen of the app is answered well, left, failed and silent among the fixtures', () => {
  const ends = (screen: string) =>
    fixtures.nativeScreens?.cases
      .filter(({ params, expect }) => params.screen === screen && expect.sent !== false)
      .map(({ expect }) => (expect.ok ? 'ok' : expect.code));
  for (const screen of Object.keys(nativeScreens))
    expect(ends(screen), screen).toEqual(expect.arrayContaining(['ok', 'CANCELLED', 'FAILED', 'TIMEOUT']));
});

test('(G7) (G41) five older apps are among the fixtures', () => {
  const versions = all.filter(([name]) => name.startsWith('host')).map(([, { host }]) => host?.appVersion);
  expect(versions).toEqual(['G5.9.9', 'I6.0.0', 'G6.1.4', 'I6.2.25', 'G6.2.99']);
});

test.each(all)('the fixture %s is one', (_, fixture) => {
  expect(v.safeParse(fixtureSchema, fixture).success).toBe(true);
});
