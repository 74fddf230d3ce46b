/** A file that was read, and what tells this state of it from the next. */
export interface Stored {
  bytes: Uint8Array;
  tag: string;
}

/**
 * Where releases are kept. Everything but the pointer (`registry.json`) is written once and never changed, so that a
 * reader sees the old release or the new one, never a mix.
 */
export interface Store {
  /** What messages call it: a folder, or a bucket. */
  readonly name: string;
  /** @returns undefined where there is nothing under that key */
  read(key: string): Promise<Stored | undefined>;
  /**
   * Adds what is never changed. The same bytes again are fine.
   *
   * @throws StoreConflictError where other bytes stand under that key
   */
  add(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Puts the next state in place of the one that has `tag`, in one step.
   *
   * @param tag of the state that was read; null where there was none
   * @returns false where somebody else was faster: read again
   */
  swap(key: string, bytes: Uint8Array, tag: string | null): Promise<boolean>;
}

/** Something immutable stands there already, and it is not the same. */
export class StoreConflictError extends Error {
  constructor(key: string, name: string) {
    super(`${key} is already in ${name}, with another content: a release never changes one that is there.`);
    this.name = 'StoreConflictError';
  }
}
