import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type Counts, slowestFirst } from './slowest.ts';

function titleOf(test: TestCase): string {
  // Before the file: nothing, and the project.
  return test.titlePath().slice(2).join(' › ');
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
