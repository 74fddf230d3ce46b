import { v } from '../schema/index.ts';
import type { SharedNotes } from './sharedNotes.ts';
import { withLock } from './withLock.ts';

const KEY = 'wallet.spoken';
const NOTE = 'spoken';
const KEPT = 5;
const noteSchema = v.array(v.string());

function spoken(storage: Storage): string[] {
  return (storage.getItem(KEY) ?? '').split(',').filter(Boolean);
}

/**
 * Asks to be the one WebView that tells the customer of this end of a session (1-shell s4.5): true for the first that
 * asks, false for all others. Without a storage there are no others to be heard.
 */
export async function claimVoice(
  storage: Storage | null,
  notes: SharedNotes,
  endId: string,
): Promise<boolean> {
  if (!storage) return true;
  return withLock('wallet.voice', async () => {
    try {
      const noted = v.safeParse(noteSchema, await notes.read(NOTE));
      const before = [...new Set([...spoken(storage), ...(noted.success ? noted.output : [])])];
      if (before.includes(endId)) return false;
      const kept = [...before, endId].slice(-KEPT);
      await notes.write(NOTE, kept);
      storage.setItem(KEY, kept.join(','));
    } catch {
      // Told twice is better than not at all.
    }
    return true;
  });
}
