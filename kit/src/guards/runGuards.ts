import type { GuardContext } from './GuardContext.ts';
import { cddEdd } from './rules/cddEdd.ts';
import { certificate } from './rules/certificate.ts';
import { digitalId } from './rules/digitalId.ts';
import { forDeveloper } from './rules/forDeveloper.ts';
import { forIndex } from './rules/forIndex.ts';
import { hostHelper } from './rules/hostHelper.ts';
import { login } from './rules/login.ts';
import { nativeOnly } from './rules/nativeOnly.ts';
import { openWindow } from './rules/openWindow.ts';
import { paymentAuthorization } from './rules/paymentAuthorization.ts';
import { redirected } from './rules/redirected.ts';
import { screenGate } from './rules/screenGate.ts';
import { stepParam } from './rules/stepParam.ts';
import { termsAgreed } from './rules/termsAgreed.ts';
import { allow, type GuardRule, type Verdict } from './Verdict.ts';

/**
 * Every rule, in the one order that counts (readings section 2.1, E02-E11). E01 is the gate's: it closes the dialogs,
 * and a page that loads shows a skeleton until the gate has decided (kit/decisions/0011).
 */
export const guardChain: readonly GuardRule<GuardContext>[] = [
  forIndex,
  redirected,
  openWindow,
  hostHelper,
  digitalId,
  forDeveloper,
  nativeOnly,
  login,
  certificate,
  cddEdd,
  stepParam,
  paymentAuthorization,
  termsAgreed,
  screenGate,
];

/** Asks the rules one after another; the first that has something to say decides. Never rejects. */
export async function runGuards(context: GuardContext): Promise<Verdict> {
  for (const rule of guardChain) {
    const verdict = await rule(context);
    if (verdict) return verdict;
  }
  return allow;
}
