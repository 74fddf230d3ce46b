import type { CallSettings } from '@wallet/kit/api';
import { readFranchiseLocationConsent, readTermAgreements } from '@wallet/kit/common';
import { type TermsFacts, termsServices } from './missingTerms.ts';

interface Member {
  memberId: string;
  groupCode: string;
  loginCode: string;
}

/** What the terms of this area stand on (2-payment s5, s7.3). @throws ApiError */
export async function readTermsFacts(
  { memberId, groupCode, loginCode }: Member,
  settings?: CallSettings,
): Promise<TermsFacts> {
  const [location, ...services] = await Promise.all([
    readFranchiseLocationConsent({ memberId, groupCode }, settings),
    ...termsServices.map(async (serviceCode) => ({
      serviceCode,
      agreements: await readTermAgreements(serviceCode, settings),
    })),
  ]);
  return { services, location, loginCode };
}
