type Items = Map<string, string>;

function readAll(storage: Storage): Items {
  const items: Items = new Map();
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key !== null) items.set(key, storage.getItem(key) ?? '');
  }
  return items;
}

function replaceAll(storage: Storage, items: Items): void {
  for (const key of readAll(storage).keys()) if (!items.has(key)) storage.removeItem(key);
  for (const [key, value] of items) if (storage.getItem(key) !== value) storage.setItem(key, value);
}

/** Who has the storage of the tab at the moment, and what the others have put aside. */
export interface StorageRooms {
  /** Puts aside what the present WebView has, and gives the next one its own: an empty one the first time. */
  enter(webViewId: string): void;
  forget(webViewId: string): void;
  /** The app starts anew: every WebView's storage is gone. */
  clear(): void;
}

/**
 * All frames of a tab share one sessionStorage, where each WebView has its own. The phone therefore
 * swaps it as WebViews come to the front; pages are not touched.
 */
export function createStorageRooms(storage: Storage): StorageRooms {
  const aside = new Map<string, Items>();
  let present: string | null = null;
  return {
    enter(webViewId) {
      if (present === webViewId) return;
      if (present !== null) aside.set(present, readAll(storage));
      replaceAll(storage, aside.get(webViewId) ?? new Map());
      present = webViewId;
    },
    forget(webViewId) {
      aside.delete(webViewId);
      if (present === webViewId) present = null;
    },
    clear() {
      aside.clear();
      present = null;
      replaceAll(storage, new Map());
    },
  };
}
