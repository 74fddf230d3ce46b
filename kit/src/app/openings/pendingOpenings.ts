import { v } from '../../schema/index.ts';

/** An opening whose end has not been taken yet: nothing personal, it lies in plain sight. */
const pendingSchema = v.object({
  /** one-time */
  id: v.string(),
  /** which of the opener's handlers takes the end */
  key: v.string(),
  /** milliseconds since 1970 */
  at: v.number(),
  /** when it counts as timed out, in milliseconds since 1970 */
  until: v.optional(v.number()),
  webViewId: v.optional(v.string()),
  /** in one window: where the opener is, where it led, and the opener's entry in the history */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  entry: v.optional(v.string()),
  /** the end is known and lies sealed */
  isOver: v.optional(v.boolean()),
});

export type Pending = v.InferOutput<typeof pendingSchema>;

const listSchema = v.array(pendingSchema);
const storageKey = 'wallet.openings';
const most = 20;
/** An opening in the same window that was never finished is forgotten after this long. */
const windowMs = 30 * 60_000;

/** The openings of this WebView, in its own session storage, so that a reloaded page still knows them. */
export function createPendingOpenings(storage: Storage | null, now: () => number = Date.now) {
  let memory: Pending[] = [];

  function all(): Pending[] {
    let list = memory;
    try {
      const parsed = v.safeParse(listSchema, JSON.parse(storage?.getItem(storageKey) ?? 'null'));
      if (parsed.success) list = parsed.output;
    } catch {
      // What is broken counts as nothing; the memory still stands.
    }
    return list.filter(({ to, at }) => to === undefined || now() - at < windowMs);
  }

  function keep(list: Pending[]) {
    memory = list.slice(-most);
    try {
      if (memory.length === 0) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, JSON.stringify(memory));
    } catch {
      // A full storage costs the reloaded page its result, not this page.
    }
  }

  return {
    all,
    find: (id: string) => all().find((each) => each.id === id),
    add: (pending: Pending) => keep([...all(), pending]),
    change(id: string, more: Partial<Pending>) {
      keep(all().map((each) => (each.id === id ? { ...each, ...more } : each)));
    },
    remove: (id: string) => keep(all().filter((each) => each.id !== id)),
  };
}
