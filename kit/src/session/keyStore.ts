import { inTime, settled, withStore } from './indexedDatabase.ts';

/** Where the key of the encrypted areas is kept. Null: there is none, keep things in memory. */
export interface KeyStore {
  key(): Promise<CryptoKey | null>;
}

const place = { database: 'wallet', store: 'keys' };
const NAME = 'session';
/** A database that does not answer in this time is taken for missing, in milliseconds. */
const LIMIT_MS = 2_000;

function canEncrypt(): boolean {
  return typeof crypto !== 'undefined' && typeof crypto.subtle?.generateKey === 'function';
}

function newKey(): Promise<CryptoKey> {
  // Not extractable: scripts can use it here and cannot carry it away.
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function once(make: () => Promise<CryptoKey | null>): KeyStore {
  let made: Promise<CryptoKey | null> | undefined;
  return {
    key() {
      made ??= make().catch(() => null);
      return made;
    },
  };
}

/** A key that lives as long as this page; null without WebCrypto. */
export function memoryKeys(): KeyStore {
  return once(async () => (canEncrypt() ? newKey() : null));
}

function storedKey(factory: IDBFactory): Promise<CryptoKey> {
  return withStore(factory, place, async (store) => {
    const found: unknown = await settled(store('readonly').get(NAME));
    if (found instanceof CryptoKey) return found;
    const key = await newKey();
    try {
      await settled(store('readwrite').add(key, NAME));
      return key;
    } catch {
      // Another WebView was quicker: its key counts.
      return (await settled(store('readonly').get(NAME))) as CryptoKey;
    }
  });
}

/**
 * One key for all WebViews of this origin, in IndexedDB and not extractable (1-shell s3). Null where the browser has
 * no IndexedDB or no WebCrypto, or the database does not open within 2 s.
 */
export function storedKeys(view: Window = window): KeyStore {
  return once(async () => {
    const factory = view.indexedDB as IDBFactory | undefined;
    return factory && canEncrypt() ? inTime(storedKey(factory), LIMIT_MS) : null;
  });
}
