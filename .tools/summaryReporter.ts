import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type Counts, slowestFirst } from './slowest.ts';

function titleOf(test: TestCase): string {
  // Before the file: nothing, and the project.
  return test.titlePath().slice(2).join(' › ');
}

/** Seconds of processor that a test has used, as its fixture has noted them; the server is not among them. */
const costOf = (test: TestCase) =>
  test.results
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'cpu')
    .reduce((sum, { description }) => sum + Number(description), 0);

/** What a test looks at, by the title of its suite: one of the checks that every app runs, or a road of its own. */
function kindOf(test: TestCase): string {
  const title = test.parent.title;
  return /^every (screen|state|fault)|^a page/.exec(title)?.[0] ?? 'roads';
}

/** One line an app, dearest first: seconds of processor for each kind of test. */
function costsByApp(tests: readonly TestCase[]): string[] {
  const apps = new Map<string, Map<string, number>>();
  for (const test of tests) {
    const app = /([^/]+)\/e2e\//.exec(test.titlePath()[2] ?? '')?.[1] ?? 'mocks';
    const kinds = apps.get(app) ?? new Map<string, number>();
    apps.set(app, kinds.set(kindOf(test), (kinds.get(kindOf(test)) ?? 0) + costOf(test)));
  }
  const sum = (kinds: Map<string, number>) => [...kinds.values()].reduce((all, each) => all + each, 0);
  return [...apps]
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .map(([app, kinds]) => {
      const each = [...kinds].map(([kind, cpu]) => `${kind} ${cpu.toFixed(1)}`);
      return `CPU-s: ${app} ${sum(kinds).toFixed(1)} (${each.join(', ')})`;
    });
}

/** The first lines of why a test failed, without colours. */
function whyOf(test: TestCase): string {
  const message = test.results.find(({ error }) => error)?.error?.message ?? '';
  return stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 4).join(' | ');
}

/** The closing words of a browser run: what was flaky, what failed, what was slow; and the counts for `npm test`. */
class SummaryReporter implements Reporter {
  readonly #countsFile: string | undefined;
  #suite: Suite | undefined;

  constructor({ countsFile }: { countsFile?: string }) {
    this.#countsFile = countsFile;
  }

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onEnd({ status, duration }: FullResult) {
    const tests = this.#suite?.allTests() ?? [];
    const of = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    const isSkip = (test: TestCase) => test.expectedStatus === 'skipped' || test.results.length === 0;
    const passed = [...of('expected').filter((test) => !isSkip(test)), ...of('flaky')].length;
    const failed = of('unexpected');
    for (const test of of('flaky')) console.log(`flaky: ${titleOf(test)}`);
    for (const test of failed) console.log(`failed: ${titleOf(test)}`);
    const slowest = slowestFirst(
      tests.map((test) => ({
        title: titleOf(test),
        ms: Math.max(0, ...test.results.map((result) => result.duration)),
      })),
    );
    for (const { title, ms } of slowest.filter(({ ms: took }) => took > 15_000).slice(0, 5))
      console.log(`slow: ${title} (${(ms / 1000).toFixed(0)} s)`);
    for (const line of costsByApp(tests)) console.log(line);
    console.log(
      `browser tests: ${passed} passed, ${failed.length} failed, ${of('flaky').length} flaky, ${of('skipped').length} skipped (${status}, ${(duration / 1000).toFixed(0)} s)`,
    );
    if (!this.#countsFile) return;
    mkdirSync(dirname(this.#countsFile), { recursive: true });
    const failures = failed.map((test) => ({ title: titleOf(test), why: whyOf(test) }));
    const counts: Counts = { passed, failed: failed.length, slowest, failures };
    writeFileSync(this.#countsFile, JSON.stringify(counts));
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export.
export default SummaryReporter;
