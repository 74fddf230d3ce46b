import { threadId } from 'node:worker_threads';
import { afterAll, afterEach, vi } from 'vitest';

// Where files run one after the other in one worker, what a test leaves behind would be found by those of other files.
// A test of a tool may run without a page, or with a stand-in of one.
const hasPage = () => typeof document !== 'undefined' && Boolean(document.documentElement);

// Node's channels reach every worker of the process. Pages of two workers share no storage: they are two profiles of a
// browser, and hear nothing of each other.
const NodeChannel = globalThis.BroadcastChannel;
const ofThisWorker = Symbol.for('wallet.test.channels');
if (!(ofThisWorker in NodeChannel)) {
  globalThis.BroadcastChannel = class extends NodeChannel {
    static readonly [ofThisWorker] = true;
    constructor(name: string) {
      super(`${threadId} ${name}`);
    }
  };
}

afterEach(() => {
  if (!hasPage()) return;
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  // The settings restore before the next test of the same file only: a frame that is never drawn stopped other files.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!hasPage()) return;
  const { documentElement: root, head } = document;
  root.style.cssText = '';
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});
