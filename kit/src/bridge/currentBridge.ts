import type { Bridge } from './Bridge.ts';
import { createBridge } from './createBridge.ts';

let current: Bridge | null = null;
let outside: Bridge | null = null;

/** Makes this the bridge that the helpers and `currentBridge()` use. */
export function bindBridge(bridge: Bridge): void {
  current = bridge;
}

/** The bridge of this page; before one is bound, one that is outside the app. */
export function currentBridge(): Bridge {
  if (current) return current;
  outside ??= createBridge({ app: '', appVersion: '', kitVersion: '', transport: null });
  return outside;
}
