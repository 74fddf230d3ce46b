import { sha256 } from '../documents.ts';
import { type Store, StoreConflictError } from '../Store.ts';

/** A release store without a disk: what is in it, and how often its pointer was asked to move. */
export function memoryStore() {
  const kept = new Map<string, Uint8Array>();
  const made = {
    kept,
    swaps: 0,
    /** somebody else is always faster */
    isBusy: false,
    store: {
      name: 'memory',
      async read(key) {
        const bytes = kept.get(key);
        return bytes && { bytes, tag: sha256(bytes) };
      },
      async add(key, bytes) {
        const there = kept.get(key);
        if (there && sha256(there) !== sha256(bytes)) throw new StoreConflictError(key, 'memory');
        kept.set(key, bytes);
      },
      async swap(key, bytes, tag) {
        made.swaps += 1;
        const there = kept.get(key);
        if (made.isBusy || (there ? sha256(there) : null) !== tag) return false;
        kept.set(key, bytes);
        return true;
      },
    } satisfies Store,
  };
  return made;
}
