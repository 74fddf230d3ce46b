import type { GuardContext } from '../GuardContext.ts';
import { places } from '../places.ts';
import { redirect, type Verdict } from '../Verdict.ts';

/** Without the wrapper of native helpers the page starts anew at `/`, never from `/` itself (1-shell s4.1, A02). */
export function hostHelper({ hasHostHelper, screen }: GuardContext): Verdict | undefined {
  return hasHostHelper || screen.path === places.entry ? undefined : redirect(places.entry);
}
