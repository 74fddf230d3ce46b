/** What storage refused: full, or forbidden by the browser. It lasts as long as this page. */
const refused = new Map<string, string>();

function read(key: string): string | undefined {
  const here = refused.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
}

function remove(key: string): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing of it is there.
  }
}

/** Local storage as an object of texts, which keeps in memory what it may not write. */
export const refusableStorage: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => read(String(key)) !== undefined,
    get: (_, key) => read(String(key)),
    set(_, key, text: string) {
      write(String(key), text);
      return true;
    },
    deleteProperty(_, key) {
      remove(String(key));
      return true;
    },
  },
);
