import { isOpen } from '../../manifest/index.ts';
import type { GuardContext } from '../GuardContext.ts';
import { redirect, type Verdict } from '../Verdict.ts';

/** Outside its window a screen leads elsewhere, visitors too (1-shell s9, A34, E40). */
export function openWindow({ screen: { window }, now }: GuardContext): Verdict | undefined {
  return window && !isOpen(window, now) ? redirect(window.otherwise) : undefined;
}
