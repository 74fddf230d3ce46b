/** The result of a request; rejects with what the database says. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opens a database of one store, gives it to `work` and closes it. */
export async function withStore<T>(
  factory: IDBFactory,
  { database, store }: { database: string; store: string },
  work: (open: (mode: IDBTransactionMode) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = factory.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await settled(opening);
  try {
    return await work((mode) => opened.transaction(store, mode).objectStore(store));
  } finally {
    opened.close();
  }
}

/** Null in place of what the database does not give within the limit, in milliseconds. */
export function inTime<T>(work: Promise<T>, limitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
