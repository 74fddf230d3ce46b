import { servicesToAgree } from '@wallet/kit/common';
import { nationalCodes } from '@wallet/kit/guards';

/** FPAYMENT and GPAYMENT under their ids on the wire (2-payment s5, s9). */
export const termsServices = ['41', '42'] as const;
export type TermsService = (typeof termsServices)[number];

interface Agreed {
  termsId: string;
  isAgreed: boolean;
}

/** What the check of the franchise area looks at. */
export interface TermsFacts {
  services: readonly { serviceCode: TermsService; agreements: readonly Agreed[] }[];
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
 * In both services every term but the location's is agreed to, as the guards see it (A91), the location consent stands
 * by itself, and the login is one of the five (2-payment s5, A23, E56).
 */
export function missingTerms({ services, location, loginCode }: TermsFacts): Missing {
  return {
    services: servicesToAgree(services).map(({ serviceCode }) => serviceCode),
    location: location !== 'agreed',
    login: !nationalCodes.includes(loginCode),
  };
}

export function doTermsHold(facts: TermsFacts): boolean {
  const { services, location, login } = missingTerms(facts);
  return services.length === 0 && !location && !login;
}
