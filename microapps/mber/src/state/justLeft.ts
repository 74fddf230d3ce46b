const key = 'wallet.mber.left';

/** Remembers for this WebView which membership has just ended. */
export function markLeft(memberId: string): void {
  try {
    sessionStorage.setItem(key, memberId);
  } catch {
    // Without storage the page after leaving shows nothing but the way home.
  }
}

/**
 * Whether the customer has just left the wallet in this WebView.
 *
 * @param memberId of who is signed in; null for a visitor
 */
export function hasLeft(memberId: string | null): boolean {
  try {
    const left = sessionStorage.getItem(key);
    return left !== null && (memberId === null || memberId === left);
  } catch {
    return false;
  }
}
