import { type Schema, v } from '../schema/index.ts';
import type { Vault } from './createVault.ts';

/** A draft is forgotten this long after it was last written, in milliseconds; at most so long where the app asks. */
const LIFE_MS = 30 * 60 * 1000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * What a customer has entered and not yet sent. Encrypted in local storage, so that it survives a killed WebView;
 * bound to the member; gone after 30 minutes unless told, on leaving and on expiry (E60). Never for passwords or money authorisation.
 */
export interface Drafts {
  /**
   * The draft, if it is this member's, not too old, and fits. `fromVisitor` is for what a visitor begins and is asked to
   * sign in for: who signs in here next goes on with it.
   */
  read<T>(name: string, schema: Schema<T>, options?: { fromVisitor?: boolean }): Promise<T | undefined>;
  /**
   * @param value JSON
   * @param lifeMs for what is shown where no network is, as a card: a day at most
   */
  write(name: string, value: unknown, lifeMs?: number): Promise<void>;
  clear(name: string): Promise<void>;
}

interface DraftsOptions {
  vault: Vault;
  /** Empty for a visitor. */
  memberId(): string;
  now(): number;
}

const lifeOf = v.optional(v.pipe(v.number(), v.maxValue(LONGEST_MS)), LIFE_MS);
const draft = v.object({ memberId: v.string(), at: v.number(), lifeMs: lifeOf, value: v.unknown() });

/** Makes the drafts of one session. */
export function createDrafts({ vault, memberId, now }: DraftsOptions): Drafts {
  async function kept(name: string) {
    const found = v.safeParse(draft, await vault.read(name));
    if (!found.success) return undefined;
    const age = now() - found.output.at;
    return age >= 0 && age < found.output.lifeMs ? found.output : undefined;
  }

  return {
    async read(name, schema, { fromVisitor = false } = {}) {
      const found = await kept(name);
      const me = memberId();
      // A session that has just expired leaves a visitor behind, who may come back as the member this belongs to.
      if (me === '' && found && found.memberId !== '') return undefined;
      const fits = v.safeParse(schema, found?.value);
      if (found?.memberId === me && fits.success) return fits.output;
      if (found?.memberId === '' && fromVisitor && fits.success) {
        await vault.write(name, { ...found, memberId: me });
        return fits.output;
      }
      await vault.clear(name);
      return undefined;
    },
    async write(name, value, lifeMs = LIFE_MS) {
      const me = memberId();
      // What a screen still saves after its session has expired must not take the member's draft away.
      if (me === '' && ((await kept(name))?.memberId ?? '') !== '') return;
      await vault.write(name, { memberId: me, at: now(), lifeMs, value });
    },
    clear: (name) => vault.clear(name),
  };
}
