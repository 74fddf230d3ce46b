import { v } from '../schema/index.ts';
import { newId } from './sessionMark.ts';

/** What one WebView tells the others; nothing personal. */
export type Notice =
  /** The session of this mark is over. `isUnspoken`: it was met where nobody looks, somebody else may tell. */
  | { kind: 'ended'; mark: string; reason: 'expired' | 'duplicate' | 'left'; isUnspoken: boolean }
  | { kind: 'signedIn'; mark: string }
  /** Somebody joined a service or left it: what guards remember of memberships no longer holds. */
  | { kind: 'membership' };

/** The way between the WebViews of one origin. */
export interface Channel {
  post(notice: Notice): void;
  on(listener: (notice: Notice) => void): () => void;
  dispose(): void;
}

const NAME = 'wallet.session';
const KEY = 'wallet.notice';
const SEEN_AT_MOST = 50;

const id = v.pipe(v.string(), v.minLength(1));
const letter = v.object({
  id,
  notice: v.variant('kind', [
    v.object({
      kind: v.literal('ended'),
      mark: id,
      reason: v.picklist(['expired', 'duplicate', 'left']),
      isUnspoken: v.boolean(),
    }),
    v.object({ kind: v.literal('signedIn'), mark: id }),
    v.object({ kind: v.literal('membership') }),
  ]),
});

function readText(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Joins this page to the others by BroadcastChannel and by storage events, as not every WebView has both; a notice
 * that comes both ways counts once.
 */
export function createChannel(view: Window, storage: Storage | null): Channel {
  const listeners = new Set<(notice: Notice) => void>();
  const seen = new Set<string>();
  const broadcast = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  let isDisposed = false;

  function take(value: unknown) {
    const read = v.safeParse(letter, value);
    if (!read.success || seen.has(read.output.id)) return;
    seen.add(read.output.id);
    if (seen.size > SEEN_AT_MOST) seen.delete([...seen][0] ?? '');
    for (const listener of [...listeners]) listener(read.output.notice);
  }
  function onStorage({ key, newValue }: StorageEvent) {
    if (key === KEY) take(readText(newValue));
  }
  broadcast?.addEventListener('message', (event: MessageEvent) => take(event.data));
  view.addEventListener('storage', onStorage);

  return {
    post(notice) {
      // What was under way when the page left may end later: it is nobody's news any more.
      if (isDisposed) return;
      const sent = { id: newId(), notice };
      seen.add(sent.id);
      broadcast?.postMessage(sent);
      try {
        storage?.setItem(KEY, JSON.stringify(sent));
        storage?.removeItem(KEY);
      } catch {
        // The broadcast has to do.
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      isDisposed = true;
      listeners.clear();
      broadcast?.close();
      view.removeEventListener('storage', onStorage);
    },
  };
}
