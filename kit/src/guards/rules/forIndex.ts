import type { GuardContext } from '../GuardContext.ts';
import { places } from '../places.ts';
import { redirect, type Verdict } from '../Verdict.ts';

/** A page flagged forIndex sends everybody to `/` (1-shell s2.3, A11). */
export function forIndex({ screen }: GuardContext): Verdict | undefined {
  return screen.flags?.forIndex && screen.path !== places.entry ? redirect(places.entry) : undefined;
}
