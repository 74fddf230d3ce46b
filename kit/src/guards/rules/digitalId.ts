import { codeOf, type GuardContext } from '../GuardContext.ts';
import { places } from '../places.ts';
import { redirect, type Verdict } from '../Verdict.ts';

const appOnly = ['FGM40000', 'FGM50000', 'FGM51000'];

/** These three lead to `/` outside the app, without a popup and without a login guide (1-shell s4.1, A03, E04). */
export function digitalId(context: GuardContext): Verdict | undefined {
  return !context.isNative && appOnly.includes(codeOf(context)) ? redirect(places.entry) : undefined;
}
