/** Where the key of the encrypted areas is kept. Null: there is none, keep things in memory. */
export interface KeyStore {
  key(): Promise<CryptoKey | null>;
}

const DATABASE = 'wallet';
const STORE = 'keys';
const NAME = 'session';
/** A database that does not open in this time is taken for missing, in milliseconds. */
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

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function storedKey(factory: IDBFactory): Promise<CryptoKey> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  try {
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
  } finally {
    database.close();
  }
}

function within<T>(work: Promise<T>, limitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * One key for all WebViews of this origin, in IndexedDB and not extractable (1-shell s3). Null where the browser has
 * no IndexedDB or no WebCrypto, or the database does not open within 2 s.
 */
export function storedKeys(view: Window = window): KeyStore {
  return once(async () => {
    const factory = view.indexedDB as IDBFactory | undefined;
    return factory && canEncrypt() ? within(storedKey(factory), LIMIT_MS) : null;
  });
}
