import { isTermNeeded, paymentTermsServices, servicesToAgree, type TermsOfService } from '@wallet/kit/common';

/** Point wallet, payment, payment abroad: the set that the guard looks at, too (A91). */
export const termsServices = paymentTermsServices;

/** What is asked: a text that is agreed to or not. */
interface Asked {
  termsId: string;
}

/** The terms of one service, and what of them is agreed. */
export interface ServiceTerms<T extends Asked = Asked> extends TermsOfService {
  terms: readonly T[];
}

/** All terms once, those of the location last: listed with all three services, they are agreed to once. */
export function listTerms<T extends Asked>(services: readonly ServiceTerms<T>[]): T[] {
  const byId = new Map(services.flatMap(({ terms }) => terms).map((term) => [term.termsId, term]));
  const all = [...byId.values()];
  return [...all.filter(isTermNeeded), ...all.filter((term) => !isTermNeeded(term))];
}

export function agreedIds(services: readonly ServiceTerms[]): string[] {
  const given = services.flatMap(({ agreements }) => agreements.filter(({ isAgreed }) => isAgreed));
  return [...new Set(given.map(({ termsId }) => termsId))];
}

/** What a member has still to be asked: nothing, or some of it, and whether they may go on without. */
export interface OpenTerms<T extends Asked> {
  services: readonly ServiceTerms<T>[];
  terms: T[];
  /** nobody pays before they have agreed; the location's alone may wait */
  isNeeded: boolean;
}

export function openTerms<T extends Asked>(
  services: readonly ServiceTerms<T>[],
  isLocationAgreed: boolean,
): OpenTerms<T> {
  const agreed = agreedIds(services);
  return {
    services,
    isNeeded: servicesToAgree(services).length > 0,
    terms: listTerms(services).filter((term) =>
      isTermNeeded(term) ? !agreed.includes(term.termsId) : !isLocationAgreed,
    ),
  };
}
