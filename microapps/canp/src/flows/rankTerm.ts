import { readTerms, saveTermAgreements } from '@wallet/kit/common';
import { SERVICE } from '../model/service.ts';

/** The one term of this service that nobody must agree to: to stand in the ranking of one's town. */
export async function readRankTerm(signal?: AbortSignal) {
  const terms = await readTerms({ serviceCode: SERVICE }, signal ? { signal } : {});
  return terms.find(({ isMandatory }) => !isMandatory);
}

export const saveRankTerm = (termsId: string, isAgreed: boolean) =>
  saveTermAgreements({ serviceCode: SERVICE, agreements: [{ termsId, isAgreed }] });
