import { LOCATION_TERMS } from './constants.ts';
import type { TermAgreement } from './terms.ts';

/** Services whose terms a payment abroad stands on: point wallet, payment, payment abroad (2-payment s9, A91). */
export const paymentTermsServices = ['29', '41', '42'] as const;

/** What is agreed to of one service's terms. */
export interface TermsOfService {
  serviceCode: string;
  agreements: readonly Pick<TermAgreement, 'termsId' | 'isAgreed'>[];
}

/** Whether nobody pays without this term: all are needed but the location's, which stand apart (2-payment s5). */
export function isTermNeeded({ termsId }: Pick<TermAgreement, 'termsId'>): boolean {
  return termsId !== LOCATION_TERMS;
}

/**
 * The services of which something is still to be agreed to: what the guard, the terms sheet and the franchise check
 * all ask (A91). A list without any entry says nothing, and so is not "all agreed" (2-payment s5, E56).
 */
export function servicesToAgree<S extends TermsOfService>(services: readonly S[]): S[] {
  return services.filter(
    ({ agreements }) =>
      agreements.length === 0 || agreements.some((term) => isTermNeeded(term) && !term.isAgreed),
  );
}
