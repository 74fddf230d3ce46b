import { afterEach } from 'vitest';

// A page that a test leaves as it found it.
afterEach(() => {
  // A test of a tool may run without one.
  if (typeof document === 'undefined') return;
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});
