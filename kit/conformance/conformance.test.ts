import { afterEach, describe, expect, test } from 'vitest';
import { createBridge, type MethodName, methods } from '../src/bridge/index.ts';
import { createFakeHost } from '../src/testing/createFakeHost.ts';
import { checkLiveHost, type Fixture, fixtures, runFixture } from './index.ts';

const app = { app: 'conformance', appVersion: '1.0.0', kitVersion: '1.0.0' };
const all = Object.entries(fixtures);
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page with a fake app on the window, as its platform puts it there. */
function pageWithin(platform: 'ios' | 'android', { allowed }: Pick<Fixture, 'allowed'> = {}) {
  const host = createFakeHost({ platform });
  ends.push(host.install());
  const bridge = createBridge({ ...app, ...(allowed && { allowed }) });
  ends.push(() => bridge.dispose());
  return { host, bridge };
}

describe.each(['ios', 'android'] as const)('over the way of %s', (platform) => {
  test.each(all)('the fixture %s holds', async (_, fixture) => {
    const { host, bridge } = pageWithin(platform, fixture);
    const reports = await runFixture(fixture, bridge, host);
    expect(reports).toHaveLength(
      fixture.cases.length + fixture.events.length + (fixture.host === undefined ? 0 : 1),
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

test('five older apps are among the fixtures', () => {
  const versions = all.filter(([name]) => name.startsWith('host')).map(([, { host }]) => host?.appVersion);
  expect(versions).toEqual(['G5.9.9', 'I6.0.0', 'G6.1.4', 'I6.2.25', 'G6.2.99']);
});

describe('an app as it is', () => {
  const live = Object.values(fixtures);

  test.each(['ios', 'android'] as const)('of the contract passes on %s', async (platform) => {
    const { bridge } = pageWithin(platform);
    const report = await checkLiveHost(bridge, live);
    expect(report).toMatchObject({ platform, appVersion: platform === 'ios' ? 'I6.3.0' : 'G6.3.0' });
    expect(report.cases.length).toBeGreaterThan(15);
    expect(report.cases.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  test('passes, too, where it is old or refuses', async () => {
    const { host, bridge } = pageWithin('android');
    host.info.methods.splice(0, host.info.methods.length, 'hello', 'getToken', 'getLocation');
    host.fail('getToken', 'DENIED');
    const report = await checkLiveHost(bridge, live);
    expect(report.cases.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  test('that claims more than it does, or answers what does not fit, is found out', async () => {
    const { host, bridge } = pageWithin('ios');
    host.fail('getSsoInfo', 'UNSUPPORTED');
    host.reply('setTopBar', { ok: true, result: 'secret' });
    const { cases } = await checkLiveHost(bridge, live);
    const problems = cases.flatMap((each) => each.problems);
    expect(problems).toEqual([
      'getSsoInfo: can says ok, the call came to UNSUPPORTED',
      'setTopBar: can says ok, the call came to BAD_REPLY',
    ]);
  });

  test('that is not there is no pass', async () => {
    const report = await checkLiveHost(createBridge({ ...app, transport: null }), live);
    expect(report.cases[0]?.problems).toHaveLength(1);
  });
});
