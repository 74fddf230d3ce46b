import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes; a machine that is busy with other suites may take longer than the usual second.
configure({ asyncUtilTimeout: 4_000 });

afterEach(() => {
  // A test of a tool may run without a page.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});
