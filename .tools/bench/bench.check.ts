// Proves that pnpm bench runs from end to end: one run of the floor and the wallet, into a folder of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';
import { figureOf, type Results, ratioTo } from './results.ts';

const out = mkdtempSync(join(tmpdir(), 'wallet-bench-check-'));
const options = ['--only', 'floor,wallet', '--runs', '1', '--without-builds', '--out', out];
const code = await runCommand(process.execPath, ['.tools/bench/bench.ts', ...options]);
const problems: string[] = code === 0 ? [] : [`pnpm bench ended with ${code}.`];

function expectThat(isSo: boolean, problem: string) {
  if (!isSo) problems.push(problem);
}

if (code === 0) {
  const results = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as Results;
  for (const opening of ['cold', 'warm', 'hot', 'slow'] as const) {
    for (const name of ['floor', 'wallet']) {
      const usable = figureOf(results, name, opening, 'usable')?.median ?? 0;
      const paint = figureOf(results, name, opening, 'firstPaint')?.median ?? 0;
      expectThat(
        paint > 0 && usable > 0,
        `${name}, ${opening}: painted after ${paint}, usable after ${usable} ms.`,
      );
    }
  }
  const bytes = (opening: 'cold' | 'warm' | 'hot') =>
    figureOf(results, 'wallet', opening, 'bytes')?.median ?? 0;
  expectThat(bytes('cold') > bytes('warm') && bytes('warm') > bytes('hot'), 'A cache that keeps nothing.');
  expectThat(
    (ratioTo(results, 'wallet', 'floor', 'cold', 'bytes')?.median ?? 0) > 1,
    'A floor above the wallet.',
  );
  const wallet = results.afterRelease.wallet;
  expectThat(wallet?.nothing?.forest.own === 0, 'Files came again though nothing was released.');
  expectThat((wallet?.domain?.forest.own ?? 0) > 0, 'A released domain downloaded nothing.');
  expectThat(wallet?.domain?.other.own === 0, 'A release of one domain was paid for by the other.');
  const [kit = 0, nextKit = 0] = [wallet?.first?.forest.kit, wallet?.kitAndForest?.forest.kit];
  expectThat(nextKit > 0, 'A released kit was not downloaded.');
  expectThat(nextKit <= kit * 0.1, `A released kit did not come as a delta: ${nextKit} bytes of ${kit}.`);
  for (const [file, has] of [
    ['performance.md', '## The goals'],
    ['performance.svg', '</svg>'],
  ] as const) {
    expectThat(readFileSync(join(out, file), 'utf8').includes(has), `${file} has no ${has}.`);
  }
}
rmSync(out, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'pnpm bench runs from end to end.' : 'pnpm bench does not.');
process.exit(problems.length === 0 ? 0 : 1);
