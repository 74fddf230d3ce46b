import { afterAll, afterEach, vi } from 'vitest';

// Where files run one after the other in one worker, what a test leaves behind would be found by those of other files.
// A test of a tool may run without a page, or with a stand-in of one.
const hasPage = () => typeof document !== 'undefined' && Boolean(document.documentElement);

afterEach(() => {
  if (!hasPage()) return;
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  if (!hasPage()) return;
  const { documentElement: root, head } = document;
  root.style.cssText = '';
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});
