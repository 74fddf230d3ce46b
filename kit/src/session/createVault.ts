import { v } from '../schema/index.ts';
import type { KeyStore } from './keyStore.ts';
import { openSealed, sealText } from './sealText.ts';

/** Named values under one key of a storage, each encrypted. Nothing here ever throws: what is broken is dropped. */
export interface Vault {
  /** The value, or undefined. */
  read(name: string): Promise<unknown>;
  /** @param value JSON; undefined clears */
  write(name: string, value: unknown): Promise<void>;
  clear(name: string): Promise<void>;
  /** Empties it at once; a write or read on its way comes to nothing. */
  wipe(): void;
  /** Whether the storage holds something under this name, without decrypting it. */
  has(name: string): boolean;
}

/** What a vault is made of. */
export interface VaultOptions {
  /** Null: memory only. */
  storage: Storage | null;
  storageKey: string;
  keys: KeyStore;
}

const boxesSchema = v.record(v.string(), v.string());

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes a vault (1-shell s3, s9, A57). Without a key or a storage it keeps its values in memory, in this page only. */
export function createVault({ storage, storageKey, keys }: VaultOptions): Vault {
  const memory = new Map<string, string>();
  let era = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const place = (name: string) => `${storageKey}/${name}`;

  function boxes(): Record<string, string> {
    try {
      const text = storage?.getItem(storageKey);
      const result = v.safeParse(boxesSchema, text ? parsed(text) : {});
      return result.success ? result.output : {};
    } catch {
      return {};
    }
  }

  function keep(next: Record<string, string>): boolean {
    try {
      if (Object.keys(next).length === 0) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, JSON.stringify(next));
      return storage !== null;
    } catch {
      return false;
    }
  }

  function drop(name: string) {
    memory.delete(name);
    const { [name]: gone, ...rest } = boxes();
    if (gone !== undefined) keep(rest);
  }

  /** One after the other, so that the last write wins and a read sees it. */
  function inTurn<T>(work: (isStale: () => boolean) => Promise<T>): Promise<T> {
    const mine = era;
    const result = turn.then(() => work(() => mine !== era));
    turn = result.catch(() => undefined);
    return result;
  }

  return {
    read: (name) =>
      inTurn(async (isStale) => {
        const inMemory = memory.get(name);
        if (inMemory !== undefined) return parsed(inMemory);
        const box = boxes()[name];
        if (box === undefined) return undefined;
        const key = await keys.key();
        const text = key ? await openSealed(key, place(name), box) : null;
        if (isStale()) return undefined;
        if (text === null) drop(name);
        return text === null ? undefined : parsed(text);
      }),
    write: (name, value) =>
      inTurn(async (isStale) => {
        const text: string | undefined = JSON.stringify(value);
        if (isStale()) return;
        if (text === undefined) return drop(name);
        const key = storage ? await keys.key() : null;
        const box = key ? await sealText(key, place(name), text).catch(() => null) : null;
        if (isStale()) return;
        if (box !== null && keep({ ...boxes(), [name]: box })) memory.delete(name);
        else memory.set(name, text);
      }),
    clear: (name) => inTurn(async (isStale) => (isStale() ? undefined : drop(name))),
    wipe() {
      era += 1;
      memory.clear();
      keep({});
    },
    has: (name) => memory.has(name) || boxes()[name] !== undefined,
  };
}
