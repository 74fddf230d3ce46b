import { v } from '../schema/index.ts';

/**
 * What all WebViews know of the present session, in plain local storage: nothing personal. A new login makes a new
 * `id`; no mark means that nobody is known to be signed in.
 */
export interface SessionMark {
  id: string;
  /** For the login header (R326). */
  loginType: 'ci' | 'web';
  /** Signed in by group single sign-on: only then a session is renewed. */
  isSso: boolean;
  /** The affiliate whose single sign-on it was; empty for any other login. */
  groupCode: string;
  /** How often it has been renewed. */
  renewals: number;
}

/** The mark, shared by the WebViews of one origin. */
export interface MarkStore {
  read(): SessionMark | null;
  write(mark: SessionMark): void;
  clear(): void;
  /** The session with this mark is being left on purpose: no WebView takes its end for an expiry (1-shell s4.5). */
  leave(id: string): void;
  /** The session that was left last, until somebody signs in. */
  left(): string | null;
  stay(): void;
}

const KEY = 'wallet.session';
const LEFT_KEY = 'wallet.left';
const markSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  loginType: v.picklist(['ci', 'web']),
  isSso: v.boolean(),
  groupCode: v.fallback(v.string(), ''),
  renewals: v.pipe(v.number(), v.integer()),
});

/** Makes the store; without local storage the mark is this page's own. */
export function createMarkStore(storage: Storage | null): MarkStore {
  let own: SessionMark | null = null;
  let ownLeft: string | null = null;
  return {
    read() {
      try {
        if (!storage) return own;
        const text = storage.getItem(KEY);
        const result = v.safeParse(markSchema, text === null ? null : JSON.parse(text));
        return result.success ? result.output : null;
      } catch {
        return own;
      }
    },
    write(mark) {
      own = mark;
      try {
        storage?.setItem(KEY, JSON.stringify(mark));
      } catch {
        // Full or forbidden: the mark stays this page's own.
      }
    },
    clear() {
      own = null;
      try {
        storage?.removeItem(KEY);
      } catch {
        // Nothing to forget there.
      }
    },
    leave(id) {
      ownLeft = id;
      try {
        storage?.setItem(LEFT_KEY, id);
      } catch {
        // Full or forbidden: this page knows all the same.
      }
    },
    left() {
      try {
        return storage ? storage.getItem(LEFT_KEY) : ownLeft;
      } catch {
        return ownLeft;
      }
    },
    stay() {
      ownLeft = null;
      try {
        storage?.removeItem(LEFT_KEY);
      } catch {
        // Nothing to forget there.
      }
    },
  };
}

/** In which way the customer of the session that this device knows of signed in; undefined where it knows of none. */
export function knownLoginType(view: Window): SessionMark['loginType'] | undefined {
  try {
    return createMarkStore(view.localStorage).read()?.loginType;
  } catch {
    return undefined;
  }
}

/** A name nobody else has. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
