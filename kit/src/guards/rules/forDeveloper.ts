import { type GuardContext, isDeveloper } from '../GuardContext.ts';
import { places } from '../places.ts';
import { redirect, type Verdict } from '../Verdict.ts';

/** A developer page does not exist for others; the address never makes a developer (1-shell s6, A12). */
export function forDeveloper(context: GuardContext): Verdict | undefined {
  return context.screen.flags?.forDeveloper && !isDeveloper(context) ? redirect(places.entry) : undefined;
}
