import { findPersona } from '../personas.ts';
import type { World } from '../world.ts';

/** Wrong tries after which a customer is locked (1-shell s9). */
export const LOCKED_AT = 5;

interface LoginFailures {
  /** Failures after this try: 0 when it went well. One who is locked stays locked. */
  judge(accountId: string, isRight: boolean): number;
  /** After a password reset, tries count from the start. */
  unlock(accountId: string): void;
}

export function loginFailures(world: World): LoginFailures {
  const counts = world.room('mstr.loginFailures', () => new Map<string, number>());
  return {
    judge(accountId, isRight) {
      const before = counts.get(accountId) ?? findPersona(accountId)?.failCount ?? 0;
      const after = before >= LOCKED_AT ? before : isRight ? 0 : before + 1;
      counts.set(accountId, after);
      return after;
    },
    unlock: (accountId) => void counts.set(accountId, 0),
  };
}
