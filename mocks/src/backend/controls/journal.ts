/** One call of the wallet API as it came in. */
export interface JournalEntry {
  method: string;
  /** Without `/wApi` and query. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
  /** null while unanswered, 0 when the connection was cut. */
  status: number | null;
}

const ENTRY_LIMIT = 5000;

/** Calls in order of arrival. */
export class Journal {
  #entries: JournalEntry[] = [];

  write(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > ENTRY_LIMIT) {
      this.#entries.shift();
    }
  }

  read(): JournalEntry[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}

/** Reads a request for the journal; `text` is its body. */
export function toJournalEntry(request: Request, text: string): JournalEntry {
  const url = new URL(request.url);
  return {
    method: request.method.toUpperCase(),
    path: wirePath(url.pathname),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
    body: parseBody(text),
    status: null,
  };
}

/** `/wApi/mstr/userinfo` is `/mstr/userinfo` to journal and replies. */
export function wirePath(pathname: string): string {
  const path = pathname.replace(/^\/wApi(?=\/|$)/, '').replace(/[?#].*$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function parseBody(text: string): unknown {
  if (text === '') {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
