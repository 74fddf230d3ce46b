import type { GuardContext } from './GuardContext.ts';
import { forIndex } from './rules/forIndex.ts';
import { hostHelper } from './rules/hostHelper.ts';
import { openWindow } from './rules/openWindow.ts';
import { redirected } from './rules/redirected.ts';

/** Rules that lead elsewhere whoever the customer is (readings E02, E03). */
const forEverybody = [forIndex, redirected, openWindow, hostHelper];

/**
 * Whether a screen waits for a login and nobody is signed in (1-shell s4.1): it is no visitor screen, and no rule leads
 * away from it before anybody is asked who they are.
 */
export function needsLogin(context: GuardContext): boolean {
  const { forVisitor, gpaymentAuthorization, forDeveloper } = context.screen.flags ?? {};
  // Who pays is somebody, also on a screen that visitors may see otherwise (2-payment s4).
  const isOpen = forVisitor && (!gpaymentAuthorization || forDeveloper);
  if (context.person !== null || isOpen) return false;
  return forEverybody.every((rule) => rule(context) === undefined);
}
