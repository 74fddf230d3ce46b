import type { CallRecord } from '../bridge/index.ts';

/**
 * Puts a settled bridge call on the page's own timeline, where monitoring and the browser's tools read it: method,
 * versions, milliseconds and outcome, never what was said (goals-kit.md row 48).
 */
export function measureCalls(record: CallRecord): void {
  const start = Math.max(0, performance.now() - record.ms);
  performance.measure('wallet:bridge', { start, duration: record.ms, detail: record });
}
