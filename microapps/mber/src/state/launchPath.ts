import type { Bridge } from '@wallet/kit/bridge';

// Of this WebView, as the path is.
const key = 'mber.launchFollowed';

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Where the app meant to open this WebView, unless the customer has been there: a path is followed once. */
export function launchPath(bridge: Pick<Bridge, 'host'>): string | null {
  const path = bridge.host?.launch?.path;
  return typeof path === 'string' && storage()?.getItem(key) !== '1' ? path : null;
}

export function rememberFollowed(): void {
  try {
    storage()?.setItem(key, '1');
  } catch {
    // Full or forbidden: at worst the customer is led there again.
  }
}
