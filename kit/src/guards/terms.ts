import type { TermsAgreement } from './GuardLookups.ts';

/** The location terms, which stand apart (2-payment s9). */
export const locationTermsId = 'CML000122';

/**
 * Whether every agreement but the location terms is given (2-payment s5, E56). A list without any entry says
 * nothing and so is not "all agreed".
 */
export function areTermsAgreed(agreements: readonly TermsAgreement[] | undefined): boolean {
  if (!agreements?.length) return false;
  return agreements.every(({ termsId, agreed }) => agreed || termsId === locationTermsId);
}
