import type { Bridge, Transport } from '../src/bridge/index.ts';
import { askRaw, type RawQuestion } from './askRaw.ts';
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
  /**
   * The page's way to the app, `findTransport(window)`: with it the app is also sent what no bridge would send, a method
   * that is in no contract and, with `prompts`, params that do not fit. It has to refuse both.
   */
  transport?: Transport | null;
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
  const { expect } = each;
  const fair = fairOutcomes(canText(bridge, each), expect.sent ?? true);
  const outcome = await callCase(bridge, each);
  return report(fixture, nameOf(each), fair, outcome.ok ? 'ok' : outcome.code);
}

const nameOf = ({ method, name }: FixtureCase) => `${method}: ${name}`;

function report(fixture: string, name: string, fair: readonly string[], got: string): LiveCase {
  return { fixture, name, ok: fair.includes(got), expected: fair.join(' or '), got };
}

/** What no bridge would send, as reports that are still to be asked for. */
function rawQuestions(transport: Transport, bridge: Bridge, asked: readonly FixtureCase[]) {
  async function ask(name: string, { method, params }: RawQuestion, fair: readonly string[]) {
    return report('raw', name, fair, await askRaw(transport, { method, params }));
  }
  const unfit = asked.filter(({ method, expect }) => expect.sent === false && bridge.supports(method));
  return [
    () => ask('a method of no contract', { method: 'notInTheContract', params: {} }, ['UNSUPPORTED']),
    ...unfit.map((each) => () => {
      // An app may look at the manifest before it looks at the params.
      const fair = canText(bridge, each) === 'notListed' ? ['INVALID', 'DENIED'] : ['INVALID'];
      return ask(`${nameOf(each)}, past the bridge`, each, fair);
    }),
  ];
}

/**
 * Asks a real app (the developer's phone, a phone in the hand) every question of the fixtures that moves nothing, and
 * judges what comes back: it fits the contract or is refused for a fair reason, and where `bridge.can` says yes the app
 * never answers UNSUPPORTED (goals-kit.md 10, 40). Values are the app's own and are neither compared nor reported.
 *
 * ```ts
 * const report = await checkLiveHost(currentBridge(), { transport: findTransport(window) });
 * ```
 *
 * @param bridge of this page; greeted here, where it has not been
 * @returns a report; never throws, also in a plain browser
 */
export async function checkLiveHost(bridge: Bridge, options: LiveOptions = {}): Promise<LiveReport> {
  const { fixtures = allFixtures, prompts = false, transport, onCase } = options;
  const cases: LiveCase[] = [];
  const left: string[] = [];
  function take(each: LiveCase) {
    cases.push(each);
    onCase?.(each);
  }
  const host = await bridge.hello();
  const greeting = host ? 'ok' : bridge.isNative ? 'TIMEOUT' : 'NO_HOST';
  take(report('hello', 'hello: an answer that fits', ['ok'], greeting));
  const live = Object.entries(fixtures).flatMap(([fixture, { cases: all }]) =>
    all.filter((each) => each.live).map((each) => ({ fixture, each })),
  );
  for (const { fixture, each } of host ? live : []) {
    if (each.live === 'prompts' && !prompts) left.push(nameOf(each));
    else take(await judge(bridge, fixture, each));
  }
  if (host && transport) {
    const unfit = prompts ? live.map(({ each }) => each) : [];
    for (const ask of rawQuestions(transport, bridge, unfit)) take(await ask());
  }
  return {
    platform: host?.platform ?? null,
    appVersion: host?.appVersion ?? null,
    ok: cases.every(({ ok }) => ok),
    cases,
    left,
  };
}
