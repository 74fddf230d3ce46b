import type { Bridge } from '../src/bridge/index.ts';
import type { Fixture, FixtureCase } from './fixtureSchema.ts';
import { type CaseReport, callCase, canText } from './runFixture.ts';

/** How an app kept to the contract. */
export interface LiveReport {
  platform: string | null;
  appVersion: string | null;
  cases: CaseReport[];
}

/** What an app may answer to a fitting question, beside a result that fits. */
const fairRefusals = ['DENIED', 'CANCELLED', 'FAILED'];

async function judge(bridge: Bridge, each: FixtureCase): Promise<CaseReport> {
  const { name, method, expect } = each;
  const can = canText(bridge, method);
  const outcome = await callCase(bridge, each);
  const code = outcome.ok ? 'ok' : outcome.code;
  const isMissing = can === 'tooOld' || can === 'unsupported';
  const fair = expect.sent ? (isMissing ? ['UNSUPPORTED'] : ['ok', ...fairRefusals]) : ['INVALID'];
  const isFair = fair.includes(code);
  return { name, problems: isFair ? [] : [`${method}: can says ${can}, the call came to ${code}`] };
}

/**
 * Asks a real app (the developer's phone, a phone in the hand) every question of the fixtures that moves nothing, and
 * judges what comes back: it fits the contract or is refused for a fair reason, and what `can` promises is kept.
 * Values are the app's own and are neither compared nor reported.
 */
export async function checkLiveHost(bridge: Bridge, fixtures: readonly Fixture[]): Promise<LiveReport> {
  const host = await bridge.hello();
  if (!host) {
    const problems = ['no app answered hello in a shape that fits'];
    return { platform: null, appVersion: null, cases: [{ name: 'hello', problems }] };
  }
  const cases: CaseReport[] = [{ name: 'hello', problems: [] }];
  for (const each of fixtures.flatMap((fixture) => fixture.cases)) {
    if (each.live) cases.push(await judge(bridge, each));
  }
  return { platform: host.platform, appVersion: host.appVersion, cases };
}
