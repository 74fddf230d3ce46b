import type {
  Bridge,
  BridgeResult,
  CallableMethod,
  MethodName,
  openScreen,
  ScreenName,
} from '../src/bridge/index.ts';
import type { Fixture, FixtureCase, FixtureEvent } from './fixtureSchema.ts';

/** An app that answers as a fixture says; `createFakeHost()` is one. */
export interface ScriptedHost {
  reply(method: MethodName, reply: Readonly<Record<string, unknown>> | null): void;
  deliver(text: string): void;
  calls(method: MethodName): unknown[];
}

/** What became of one case; no problems means that it passed. */
export interface CaseReport {
  name: string;
  problems: string[];
}

/** A value with its keys in order and nothing undefined, to compare by text. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, ordered(item)]),
  );
}

const textOf = (value: unknown) => JSON.stringify(ordered(value)) ?? 'nothing';

function compare(what: string, actual: unknown, expected: unknown): string[] {
  const isSame = textOf(actual) === textOf(expected);
  return isSame ? [] : [`${what} is ${textOf(actual)}, not ${textOf(expected)}`];
}

/** Makes the call of a case; its method is known by name only. */
export function callCase(bridge: Bridge, { method, params, limitMs }: FixtureCase) {
  const call = bridge.call as (
    method: CallableMethod,
    params: unknown,
    options: { limitMs?: number },
  ) => Promise<BridgeResult<CallableMethod>>;
  return call(method as CallableMethod, params, limitMs === undefined ? {} : { limitMs });
}

/** The same of a screen of the app, which is judged by its own row of the table. */
async function openCase(bridge: Bridge, { params, limitMs }: FixtureCase, open: typeof openScreen) {
  const options = limitMs === undefined ? {} : { limitMs };
  const outcome = await open(params.screen as ScreenName, params.params as never, options, bridge);
  return outcome.ok ? outcome : { ...outcome, method: 'openNativeScreen' as const, message: '' };
}

/** What `can` says of a case in a word: `ok`, or the reason against it. */
export function canText(bridge: Bridge, { method, params }: Pick<FixtureCase, 'method' | 'params'>): string {
  const isScreen = method === 'openNativeScreen' && typeof params.screen === 'string';
  const answer = isScreen ? bridge.canOpen(String(params.screen)) : bridge.can(method as MethodName);
  return answer.ok ? 'ok' : answer.reason;
}

/** What `can` promised is kept, whatever else was expected (goals-kit.md 10). */
function brokenPromise(can: string, outcome: BridgeResult<MethodName>): string[] {
  const isBroken = can === 'ok' && !outcome.ok && outcome.code === 'UNSUPPORTED';
  return isBroken ? [`can said yes to ${outcome.method}, and the app does not know it`] : [];
}

async function runCase(
  bridge: Bridge,
  host: ScriptedHost,
  each: FixtureCase,
  open: typeof openScreen | undefined,
): Promise<CaseReport> {
  const { name, method, reply, expect } = each;
  const { can, sent = true } = expect;
  const before = host.calls(method).length;
  const canBefore = canText(bridge, each);
  host.reply(method, reply);
  const outcome = open ? await openCase(bridge, each, open) : await callCase(bridge, each);
  const wasSent = host.calls(method).length > before;
  const result = expect.ok
    ? compare('the outcome', outcome, { ok: true, value: expect.value })
    : compare('the outcome', outcome.ok ? outcome : outcome.code, expect.code);
  const problems = [
    ...compare('can', canBefore, can),
    ...compare('whether the app was asked', wasSent, sent),
    ...result,
    ...brokenPromise(canBefore, outcome),
  ];
  return { name, problems };
}

function runEvent(bridge: Bridge, host: ScriptedHost, { name, text, expect }: FixtureEvent): CaseReport {
  const before = bridge.dropped;
  if (expect === 'dropped') {
    host.deliver(text);
    return { name, problems: compare('the number dropped', bridge.dropped - before, 1) };
  }
  const heard: unknown[] = [];
  const stop = bridge.on(expect.event, (data) => heard.push({ data }));
  host.deliver(text);
  stop();
  const problems = [
    ...compare('what was heard', heard, [{ data: expect.data }]),
    ...compare('the number dropped', bridge.dropped - before, 0),
  ];
  return { name, problems };
}

/**
 * Runs one fixture: its app answers, a page asks, and what the page makes of it is compared. Free of any test runner, so
 * that a page on a device can run it too.
 * @param bridge made for this fixture, with its `allowed`, and not yet greeted
 * @param host the app's side, which answers as it is told
 * @param open judges the answers of screens, in a fixture that lists them; without it they are open
 * @returns a report per case and event, and one for hello where the fixture expects a host; never throws
 */
export async function runFixture(
  fixture: Fixture,
  bridge: Bridge,
  host: ScriptedHost,
  open?: typeof openScreen,
): Promise<CaseReport[]> {
  host.reply('hello', fixture.hello);
  await bridge.hello();
  const reports: CaseReport[] = [];
  if (fixture.host) {
    reports.push({ name: 'hello', problems: compare('the host', bridge.host, fixture.host) });
  }
  // One after the other: a permission refused in one case counts in the next.
  for (const each of fixture.cases) reports.push(await runCase(bridge, host, each, fixture.screens && open));
  for (const each of fixture.events ?? []) reports.push(runEvent(bridge, host, each));
  return reports;
}
