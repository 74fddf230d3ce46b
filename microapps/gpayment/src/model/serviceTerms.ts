/** Location terms: listed with all three services, agreed once (2-payment s9). */
export const locationTermsId = 'CML000122';

/** Point wallet, general payment, foreign payment (2-payment s9). */
export const termsServices = ['29', '41', '42'] as const;

/** What is asked: a text that is agreed to or not. */
interface Asked {
  termsId: string;
}

/** The terms of one service, and what of them is agreed. */
export interface ServiceTerms<T extends Asked = Asked> {
  serviceCode: string;
  terms: readonly T[];
  agreements: readonly (Asked & { isAgreed: boolean })[];
}

/** All terms once, those of the location last. */
export function listTerms<T extends Asked>(services: readonly ServiceTerms<T>[]): T[] {
  const byId = new Map(services.flatMap(({ terms }) => terms).map((term) => [term.termsId, term]));
  const all = [...byId.values()];
  const isLocation = ({ termsId }: T) => termsId === locationTermsId;
  return [...all.filter((term) => !isLocation(term)), ...all.filter(isLocation)];
}

export function agreedIds(services: readonly ServiceTerms[]): string[] {
  const given = services.flatMap(({ agreements }) => agreements.filter(({ isAgreed }) => isAgreed));
  return [...new Set(given.map(({ termsId }) => termsId))];
}

/** What is still to be asked of somebody who may have agreed to some of it. */
export function openTerms<T extends Asked>(
  services: readonly ServiceTerms<T>[],
  isLocationAgreed: boolean,
): T[] {
  const agreed = agreedIds(services);
  return listTerms(services).filter(({ termsId }) =>
    termsId === locationTermsId ? !isLocationAgreed : !agreed.includes(termsId),
  );
}
