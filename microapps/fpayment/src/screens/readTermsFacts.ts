import type { CallSettings } from '@wallet/kit/api';
import { readFranchiseLocationConsent, readTermAgreements } from '@wallet/kit/common';
import type { TermsFacts } from '../model/terms.ts';

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
  const [franchise, foreign, location] = await Promise.all([
    readTermAgreements('FPAYMENT', settings),
    readTermAgreements('GPAYMENT', settings),
    readFranchiseLocationConsent({ memberId, groupCode }, settings),
  ]);
  return { agreements: { FPAYMENT: franchise, GPAYMENT: foreign }, location, loginCode };
}
