// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackClosed } from './closed.ts';
import { attackLinks, leads } from './links.ts';
import { attackNotices, notices } from './notices.ts';
import { openTarget, type Target } from './openTarget.ts';
import { attackPaths, traversals } from './paths.ts';
import { attackPayments } from './payments.ts';
import type { Tally } from './tally.ts';
import { attackTexts } from './texts.ts';

// A slice of `pnpm attack`, small enough for every run.
let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const kinds: readonly (readonly [string, number, () => Tally | Promise<Tally>])[] = [
  ['paths that climb out', 20, () => attackPaths(target, 0.02)],
  ['links that lead away', 30, () => attackLinks(target, 0.1)],
  ['the html of notices', 119, attackNotices],
  ['texts at random', 1200, () => attackTexts(0.004)],
  ['payments at once and again', 27, () => attackPayments(target)],
  ['closed screens', 33, () => attackClosed(target)],
];

test.each(kinds)('%s: nothing gets through', async (_, least, run) => {
  const { passed, failed } = await run();
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThanOrEqual(least);
});

test('the whole run is as large as it is said to be', () => {
  expect([traversals.length, leads.length, notices.length]).toEqual([1920, 348, 119]);
});
