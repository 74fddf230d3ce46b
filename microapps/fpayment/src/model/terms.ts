/** The location terms, which stand apart (2-payment s9). */
const locationTerms = 'CML000122';

/** Login codes with which the terms hold: the group's national certificate alone (2-payment s5, A23). */
const nationalCodes: readonly string[] = ['02K1', '02K2', '02K3', '02K4', '25K5'];

export const termsServices = ['FPAYMENT', 'GPAYMENT'] as const;
export type TermsService = (typeof termsServices)[number];

interface Agreed {
  termsId: string;
  isAgreed: boolean;
}

/** What the check of the franchise area looks at. */
export interface TermsFacts {
  agreements: Readonly<Record<TermsService, readonly Agreed[]>>;
  location: 'agreed' | 'refused' | 'none';
  loginCode: string;
}

/** What is still missing: nothing, where the terms hold. */
export interface Missing {
  services: TermsService[];
  location: boolean;
  login: boolean;
}

/**
 * In both services every term but the location's is agreed to, the location consent stands by itself, and the login is
 * one of the five (2-payment s5, E56). An empty list agrees to nothing.
 */
export function missingTerms({ agreements, location, loginCode }: TermsFacts): Missing {
  const isAgreed = (service: TermsService) =>
    agreements[service].length > 0 &&
    agreements[service].every((term) => term.isAgreed || term.termsId === locationTerms);
  return {
    services: termsServices.filter((service) => !isAgreed(service)),
    location: location !== 'agreed',
    login: !nationalCodes.includes(loginCode),
  };
}

export function doTermsHold(facts: TermsFacts): boolean {
  const { services, location, login } = missingTerms(facts);
  return services.length === 0 && !location && !login;
}

export function isLocationTerm(termsId: string): boolean {
  return termsId === locationTerms;
}
