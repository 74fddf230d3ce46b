import type { Root } from 'react-dom/client';
import type { Bridge, HostInfo } from '../../bridge/index.ts';

interface Handed {
  bridge: Bridge;
  root: Root;
  openerId?: string | undefined;
  launch?: Record<string, unknown> | undefined;
}

let handed: Handed | undefined;

/** Leaves to the app that starts next what this document has already: the phone app's greeting and React's root. */
export function handOver(what: Handed): void {
  handed = what;
}

/** What the phone app said in its hello, with who opened this page; null in an ordinary document. */
export function takeGreeting(): HostInfo | null {
  if (!handed) return null;
  const { bridge, openerId, launch } = handed;
  const { host } = bridge;
  // The next bridge listens in its place.
  bridge.dispose();
  return host && { ...host, ...(openerId === undefined ? {} : { openerId }), ...(launch ? { launch } : {}) };
}

/** React's root of this document, if it has one already. */
export function takeRoot(): Root | null {
  const root = handed?.root ?? null;
  handed = undefined;
  return root;
}
