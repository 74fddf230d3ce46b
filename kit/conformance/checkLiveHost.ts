import type { Bridge } from '../src/bridge/index.ts';
import type { Fixture, FixtureCase } from './fixtureSchema.ts';
import { fixtures as allFixtures } from './fixtures.ts';
import { callCase, canText } from './runFixture.ts';

/** One question that a real app was asked. */
export interface LiveCase {
  /** The fixture it stands in. */
  fixture: string;
  name: string;
  ok: boolean;
  /** The outcomes that keep to the contract, `ok or DENIED`. */
  expected: string;
  /** What the call came to: `ok` or a failure code. Never a value, which may be personal. */
  got: string;
}

/** How a real app kept to the contract. */
export interface LiveReport {
  /** `ios` or `android`; null where no app answered hello. */
  platform: string | null;
  /** With its line letter, `I6.3.0`; null where no app answered hello. */
  appVersion: string | null;
  /** True where every question was answered as the contract allows. */
  ok: boolean;
  cases: LiveCase[];
  /** Questions that were not asked, because they may need the customer's hand. */
  left: string[];
}

/** What is asked of a real app. */
export interface LiveOptions {
  /** Default: all of the contract. */
  fixtures?: Readonly<Record<string, Fixture>>;
  /** Also what puts something before the customer: permissions, a screen of the app, a signature. */
  prompts?: boolean;
  /** Told of each case as soon as it is judged, so that a page can show it. */
  onCase?(report: LiveCase): void;
}

/** What an app may answer to a fitting question, beside a result that fits. */
const fairRefusals = ['DENIED', 'CANCELLED', 'FAILED'];

function fairOutcomes(can: string, wasSent: boolean): string[] {
  if (!wasSent) return ['INVALID'];
  if (can === 'tooOld' || can === 'unsupported') return ['UNSUPPORTED'];
  return ['ok', ...fairRefusals];
}

async function judge(bridge: Bridge, fixture: string, each: FixtureCase): Promise<LiveCase> {
  const { name, method, expect } = each;
  const fair = fairOutcomes(canText(bridge, method), expect.sent ?? true);
  const outcome = await callCase(bridge, each);
  const got = outcome.ok ? 'ok' : outcome.code;
  return { fixture, name: `${method}: ${name}`, ok: fair.includes(got), expected: fair.join(' or '), got };
}

/**
 * Asks a real app (the developer's phone, a phone in the hand) every question of the fixtures that moves nothing, and
 * judges what comes back: it fits the contract or is refused for a fair reason, and where `bridge.can` says yes the app
 * never answers UNSUPPORTED (goals-kit.md 10, 40). Values are the app's own and are neither compared nor reported.
 *
 * ```ts
 * const report = await checkLiveHost(currentBridge());
 * ```
 *
 * @param bridge of this page; greeted here, where it has not been
 * @returns a report; never throws, also in a plain browser
 */
export async function checkLiveHost(bridge: Bridge, options: LiveOptions = {}): Promise<LiveReport> {
  const { fixtures = allFixtures, prompts = false, onCase } = options;
  const cases: LiveCase[] = [];
  const left: string[] = [];
  function take(report: LiveCase) {
    cases.push(report);
    onCase?.(report);
  }
  const host = await bridge.hello();
  const hello = { fixture: 'hello', name: 'hello: an answer that fits', expected: 'ok' };
  take({ ...hello, ok: host !== null, got: host ? 'ok' : bridge.isNative ? 'TIMEOUT' : 'NO_HOST' });
  if (host) {
    for (const [fixture, { cases: asked }] of Object.entries(fixtures)) {
      for (const each of asked) {
        if (!each.live) continue;
        if (each.live === 'prompts' && !prompts) left.push(`${each.method}: ${each.name}`);
        else take(await judge(bridge, fixture, each));
      }
    }
  }
  return {
    platform: host?.platform ?? null,
    appVersion: host?.appVersion ?? null,
    ok: cases.every(({ ok }) => ok),
    cases,
    left,
  };
}
