import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes; a machine that is busy with other suites may take longer than the usual second. With a mutant
// in the code it often does not come: most comes within a tenth of that.
configure({ asyncUtilTimeout: process.env.WALLET_MUTANTS_LOG ? 1_500 : 10_000 });

// Hooks after a test run from the last to the first: screens go before their page is cleared.
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
