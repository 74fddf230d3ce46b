/** One message of the bridge as the phone saw it. */
export interface LogEntry {
  number: number;
  /** ISO time. */
  at: string;
  webViewId: string;
  from: 'page' | 'app';
  /** Method, event or "reply to" method. */
  title: string;
  text: string;
  /** From the request to its reply, in milliseconds: the customer's time and the latency included. */
  ms?: number;
  /** What became of it, where it was not simply passed on. */
  note?: string;
}

export interface MessageLog {
  readonly entries: readonly LogEntry[];
  add(entry: Omit<LogEntry, 'number' | 'at'>): void;
  clear(): void;
  onChange(listener: () => void): void;
}

const KEPT = 1_000;

/** The messages of the bridge, the newest last; old ones fall out. */
export function createMessageLog(now: () => Date = () => new Date()): MessageLog {
  const listeners = new Set<() => void>();
  let entries: LogEntry[] = [];
  let count = 0;
  function change(next: LogEntry[]) {
    entries = next;
    for (const listener of listeners) listener();
  }
  return {
    get entries() {
      return entries;
    },
    add(entry) {
      count += 1;
      change([...entries.slice(1 - KEPT), { number: count, at: now().toISOString(), ...entry }]);
    },
    clear: () => change([]),
    onChange: (listener) => void listeners.add(listener),
  };
}

export interface LogFilter {
  text: string;
  from: 'both' | 'page' | 'app';
}

export function filterLog(entries: readonly LogEntry[], { text, from }: LogFilter): LogEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (from === 'both' || entry.from === from) &&
      (wanted === '' || `${entry.title} ${entry.webViewId} ${entry.text}`.toLowerCase().includes(wanted)),
  );
}

/** The log as JSON, messages parsed where they can be. */
export function logAsJson(entries: readonly LogEntry[]): string {
  function parse(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return JSON.stringify(
    entries.map(({ text, ...entry }) => ({ ...entry, message: parse(text) })),
    null,
    2,
  );
}
