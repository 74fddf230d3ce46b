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

/**
 * Asks for the user info as a page's inline script does, for a document that becomes another page: what it asked when
 * it was loaded has long been overtaken.
 *
 * @param path of the page that it becomes
 */
export function askBootAnswer(view: Window & BootWindow, path: string): void {
  const headers = { Accept: 'application/json', 'X-Referer': path, 'X-Login-Type': 'web' };
  const asked = view
    .fetch(`/wApi${BOOT_PATH}`, { credentials: 'same-origin', headers })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
  // The client asks again where this fails.
  asked.catch(() => {});
  view.__walletUserInfo = asked;
}

/** Forgets it: something was sent that may change who the customer is. */
export function dropBootAnswer(view: BootWindow): void {
  delete view.__walletUserInfo;
}
