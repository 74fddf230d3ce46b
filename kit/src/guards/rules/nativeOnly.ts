import type { GuardContext } from '../GuardContext.ts';
import { block, type Verdict } from '../Verdict.ts';

/** A nativeOnly screen in a browser: the guidance, before any login guide (1-shell s4.1, A20, E06). */
export function nativeOnly({ screen, isNative }: GuardContext): Verdict | undefined {
  return screen.flags?.nativeOnly && !isNative ? block({ popup: 'nativeGuidance' }) : undefined;
}
