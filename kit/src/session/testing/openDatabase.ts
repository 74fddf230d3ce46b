interface Request {
  result?: unknown;
  error?: unknown;
  transaction?: { oncomplete?: () => void; onabort?: () => void; error?: unknown };
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

/**
 * As much of IndexedDB as the session asks for: stores by name, an answer in a later task, in the order asked.
 *
 * @returns what stands for `indexedDB`, what it holds as `store/name`, and how often it was opened and closed
 */
export function openDatabase() {
  const held = new Map<string, unknown>();
  const stores = new Set<string>();
  const counted = { opened: 0, closed: 0 };
  /** a text: what the next request of that name fails with; `silent`: it is never answered */
  const fails: Partial<Record<'open' | 'get' | 'put' | 'add' | 'commit', string>> = {};

  function answer(request: Request, name: keyof typeof fails, work: () => unknown) {
    if (fails[name] === 'silent') return request;
    const { transaction = {} } = request;
    // A request that fails takes its transaction with it.
    const refuse = (error: unknown) => {
      Object.assign(request, { error });
      request.onerror?.();
      Object.assign(transaction, { error });
      transaction.onabort?.();
    };
    setTimeout(() => {
      if (fails[name] !== undefined) return refuse(new Error(fails[name]));
      try {
        request.result = work();
      } catch (error) {
        return refuse(error);
      }
      request.onsuccess?.();
      if (fails.commit === undefined) return transaction.oncomplete?.();
      Object.assign(transaction, { error: new Error(fails.commit) });
      transaction.onabort?.();
    });
    return request;
  }

  function objectStore(database: string, store: string, mode: string) {
    if (!stores.has(`${database}/${store}`)) throw new Error(`no store ${store}`);
    const place = (name: string) => `${database}/${store}/${name}`;
    const write = (name: 'put' | 'add', key: string, value: unknown) => {
      if (mode !== 'readwrite') throw new Error('for reading only');
      return answer({ transaction: {} }, name, () => {
        if (name === 'add' && held.has(place(key))) throw new Error('it is there');
        held.set(place(key), value);
        return key;
      });
    };
    return {
      get: (key: string) => answer({}, 'get', () => held.get(place(key))),
      put: (value: unknown, key: string) => write('put', key, value),
      add: (value: unknown, key: string) => write('add', key, value),
    };
  }

  const indexedDB = {
    open(database: string) {
      const opening: Request = {};
      const opened = {
        createObjectStore: (store: string) => stores.add(`${database}/${store}`),
        transaction: (store: string, mode: string) => ({
          objectStore: (of: string) => objectStore(database, store === of ? of : 'none', mode),
        }),
        close() {
          counted.closed += 1;
        },
      };
      return answer(opening, 'open', () => {
        counted.opened += 1;
        opening.result = opened;
        if (![...stores].some((store) => store.startsWith(`${database}/`))) opening.onupgradeneeded?.();
        return opened;
      });
    },
  };
  return { view: { indexedDB } as unknown as Window, held, counted, fails };
}
