// pnpm attack: tries to get at this machine's own stack in known ways, with a bound on everything: paths that climb
// out, links that lead away, html of notices, texts at random, payments at once and again, closed screens.
// It starts its own stack on the loopback and touches no other. kit/docs/testing.md says what it is for.
import { attackClosed } from './attack/closed.ts';
import { attackLinks } from './attack/links.ts';
import { attackNotices } from './attack/notices.ts';
import { openTarget } from './attack/openTarget.ts';
import { attackPaths } from './attack/paths.ts';
import { attackPayments } from './attack/payments.ts';
import type { Tally } from './attack/tally.ts';
import { attackTexts } from './attack/texts.ts';

const MOST_SHOWN = 20;
const LIMIT_MS = 110_000;

// What the page would be asked for: the readers of addresses look at their own origin.
Object.defineProperty(globalThis, 'location', { value: new URL('https://wallet.example/main/FMA10000') });
const tooLong = setTimeout(() => {
  console.error(`attack: not done within ${LIMIT_MS / 1000} s.`);
  process.exit(1);
}, LIMIT_MS);

const target = await openTarget();
const kinds: readonly (() => Tally | Promise<Tally>)[] = [
  () => attackPaths(target),
  () => attackLinks(target),
  () => attackNotices(),
  () => attackTexts(),
  () => attackPayments(target),
  () => attackClosed(target),
];
const tallies: Tally[] = [];
for (const run of kinds) {
  const started = performance.now();
  const tally = await run();
  tallies.push(tally);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${tally.name}: ${tally.passed} held, ${tally.failed.length} got through (${seconds} s)`);
  for (const about of tally.failed.slice(0, MOST_SHOWN)) console.log(`  ${about}`);
}
target.close();
clearTimeout(tooLong);

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed.length, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
