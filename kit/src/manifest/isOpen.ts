import type { OpenWindow } from './Manifest.ts';

/** Whether a screen's window is open at a moment: from the first instant, until just before the last (readings E40). */
export function isOpen({ from, until }: Pick<OpenWindow, 'from' | 'until'>, now: Date): boolean {
  const at = now.getTime();
  return at >= Date.parse(from) && at < Date.parse(until);
}
