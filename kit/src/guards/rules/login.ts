import { codeOf, type GuardContext } from '../GuardContext.ts';
import { places } from '../places.ts';
import { block, redirect, type Verdict } from '../Verdict.ts';

/** Their own gate names "not logged in" first, so it goes before the login guide (3-identity s2, A29). */
const carbonScreens = ['FCA10000', 'FCA20000'];

/** Visitors see visitor screens; everything else needs a login (1-shell s4.1, E07). */
export function login(context: GuardContext): Verdict | undefined {
  if (context.screen.flags?.forVisitor || context.person !== null) return undefined;
  return carbonScreens.includes(codeOf(context))
    ? redirect(places.carbonIntro)
    : block({ dialog: 'loginGuide' });
}
