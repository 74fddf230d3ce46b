import { withLock } from './withLock.ts';

const KEY = 'wallet.spoken';
const KEPT = 5;

function spoken(storage: Storage): string[] {
  return (storage.getItem(KEY) ?? '').split(',').filter(Boolean);
}

/**
 * Asks to be the one WebView that tells the customer of this end of a session (1-shell s4.5): true for the first that
 * asks, false for all others. Without a storage there are no others to be heard.
 */
export async function claimVoice(storage: Storage | null, endId: string): Promise<boolean> {
  if (!storage) return true;
  return withLock('wallet.voice', async () => {
    try {
      const before = spoken(storage);
      if (before.includes(endId)) return false;
      storage.setItem(KEY, [...before, endId].slice(-KEPT).join(','));
    } catch {
      // Told twice is better than not at all.
    }
    return true;
  });
}
