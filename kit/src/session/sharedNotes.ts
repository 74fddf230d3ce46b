import { inTime, settled, withStore } from './indexedDatabase.ts';

/**
 * What WebViews tell each other from inside a lock. Local storage is not enough there: a WebView of another process
 * may be given the lock before it sees what the last one wrote. A database is asked in order. Nothing personal.
 */
export interface SharedNotes {
  /** Undefined where nothing was written, or there is no database. */
  read(name: string): Promise<unknown>;
  /** @param value what can be cloned */
  write(name: string, value: unknown): Promise<void>;
}

/** Longer than a busy phone needs: who gives up here may renew, or speak, a second time. In milliseconds. */
const LIMIT_MS = 15_000;
const place = { database: 'wallet.notes', store: 'notes' };

/** Notes in IndexedDB; without one, or where it does not answer, nothing is kept and nothing fails. */
export function createSharedNotes(view: Window = window): SharedNotes {
  async function attempt<T>(work: (open: (mode: IDBTransactionMode) => IDBObjectStore) => Promise<T>) {
    try {
      const factory = view.indexedDB as IDBFactory | undefined;
      return factory ? await inTime(withStore(factory, place, work), LIMIT_MS) : null;
    } catch {
      return null;
    }
  }
  return {
    read: async (name) =>
      (await attempt((open) => settled<unknown>(open('readonly').get(name)))) ?? undefined,
    async write(name, value) {
      await attempt(
        (open) =>
          new Promise<void>((resolve, reject) => {
            const { transaction } = open('readwrite').put(value, name);
            if (!transaction) return resolve();
            transaction.oncomplete = () => resolve();
            transaction.onabort = () => reject(transaction.error);
          }),
      );
    },
  };
}
