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
  const isAlive = (at: number) => now() - at >= 0 && now() - at < LIFE_MS;

  async function kept(name: string) {
    const found = v.safeParse(draft, await vault.read(name));
    return found.success && isAlive(found.output.at) ? found.output : undefined;
  }

  return {
    async read(name, schema) {
      const found = await kept(name);
      const me = memberId();
      // A session that has just expired leaves a visitor behind, who may come back as the member this belongs to.
      if (me === '' && found && found.memberId !== '') return undefined;
      const fits = v.safeParse(schema, found?.value);
      if (found?.memberId === me && fits.success) return fits.output;
      await vault.clear(name);
      return undefined;
    },
    async write(name, value) {
      const me = memberId();
      // What a screen still saves after its session has expired must not take the member's draft away.
      if (me === '' && ((await kept(name))?.memberId ?? '') !== '') return;
      await vault.write(name, { memberId: me, at: now(), value });
    },
    clear: (name) => vault.clear(name),
  };
}
