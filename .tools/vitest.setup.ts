import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes; a machine that is busy with other suites may take longer than the usual second. With a mutant
// in the code it often does not come: most comes within a tenth of that.
configure({ asyncUtilTimeout: process.env.WALLET_MUTANTS_LOG ? 1_500 : 10_000 });

/** What React says of a page that is put together wrongly: seen by nobody in a log, so it fails the test. */
const faults = [
  'unique "key" prop',
  'two children with the same key',
  'cannot be a descendant',
  'cannot contain a nested',
  'Cannot update a component',
  'Maximum update depth',
];
const told: string[] = [];
const log = console.error;
console.error = (...words: unknown[]) => {
  if (faults.some((fault) => String(words[0]).includes(fault))) told.push(words.map(String).join(' '));
  log(...words);
};
afterEach(() => {
  const first = told.splice(0)[0];
  if (first) throw new Error(`React found a fault in the page: ${first}`);
});

// Hooks after a test run from the last to the first: screens go before their page is cleared.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
