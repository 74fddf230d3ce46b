import type { GuardContext } from '../GuardContext.ts';
import { redirect, type Verdict } from '../Verdict.ts';

/** A screen that always leads elsewhere, as FLA90000 does (3-identity s2, A35). */
export function redirected({ screen }: GuardContext): Verdict | undefined {
  return screen.redirect === undefined ? undefined : redirect(screen.redirect);
}
