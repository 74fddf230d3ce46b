import type { RawAnswer } from './transmit.ts';

/** What the inline script of a page leaves on `window`: the user info it has already asked for. */
export interface BootWindow {
  __walletUserInfo?: Promise<{ status: number; text: string }> | undefined;
}

/** Address that the inline script asks, without the prefix. */
export const BOOT_PATH = '/mstr/userinfo';

/**
 * Takes the answer asked for by the page's inline script, once. Null when there is none; a request that failed
 * resolves null too, and the call is then made in the ordinary way.
 */
export function takeBootAnswer(view: BootWindow): Promise<RawAnswer | null> | null {
  const asked = view.__walletUserInfo;
  if (asked === undefined) return null;
  delete view.__walletUserInfo;
  return asked.then(
    ({ status, text }) => ({ status, type: 'application/json', body: text }),
    () => null,
  );
}

/** Forgets it: something was sent that may change who the customer is. */
export function dropBootAnswer(view: BootWindow): void {
  delete view.__walletUserInfo;
}
