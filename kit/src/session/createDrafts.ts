import { type Schema, v } from '../schema/index.ts';
import type { Vault } from './createVault.ts';

/** A draft is forgotten this long after it was last written, in milliseconds. */
const LIFE_MS = 30 * 60 * 1000;

/**
 * What a customer has entered and not yet sent. Encrypted in local storage, so that it survives a killed WebView;
 * bound to the member; gone after 30 minutes, on leaving and on expiry (E60). Never for passwords or money authorisation.
 */
export interface Drafts {
  /** The draft, if it is this member's, not too old, and fits. */
  read<T>(name: string, schema: Schema<T>): Promise<T | undefined>;
  /** @param value JSON */
  write(name: string, value: unknown): Promise<void>;
  clear(name: string): Promise<void>;
}

interface DraftsOptions {
  vault: Vault;
  /** Empty for a visitor. */
  memberId(): string;
  now(): number;
}

const draft = v.object({ memberId: v.string(), at: v.number(), value: v.unknown() });

/** Makes the drafts of one session. */
export function createDrafts({ vault, memberId, now }: DraftsOptions): Drafts {
  return {
    async read(name, schema) {
      const kept = v.safeParse(draft, await vault.read(name));
      if (!kept.success) return undefined;
      const { memberId: owner, at, value } = kept.output;
      const age = now() - at;
      const fits = v.safeParse(schema, value);
      if (owner === memberId() && age >= 0 && age < LIFE_MS && fits.success) return fits.output;
      await vault.clear(name);
      return undefined;
    },
    write: (name, value) => vault.write(name, { memberId: memberId(), at: now(), value }),
    clear: (name) => vault.clear(name),
  };
}
