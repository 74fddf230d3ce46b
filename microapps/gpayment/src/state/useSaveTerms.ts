import { useWallet } from '@wallet/kit/app';
import { LOCATION_TERMS, saveLocationConsent, saveTermAgreements, type Term } from '@wallet/kit/common';
import { agreedIds, type ServiceTerms } from './serviceTerms.ts';

/** Saves what was agreed to, service by service, and the location consent with its terms. Sent again it says the same. */
export function useSaveTerms() {
  const { session } = useWallet();
  return async (services: readonly ServiceTerms<Term>[], answers: Readonly<Record<string, boolean>>) => {
    const known = agreedIds(services);
    const isAgreed = (id: string) => answers[id] ?? known.includes(id);
    for (const { serviceCode, terms } of services) {
      const agreements = terms.map(({ termsId }) => ({ termsId, isAgreed: isAgreed(termsId) }));
      await saveTermAgreements({ serviceCode, agreements }, { again: true });
    }
    const person = session.person.peek();
    if (person === null || answers[LOCATION_TERMS] !== true) return;
    const { name, phone } = person;
    const consent = { isAgreed: true, name, phone, route: 'GPS', purpose: 'GPAYMENT' } as const;
    await saveLocationConsent(consent, { again: true });
  };
}
