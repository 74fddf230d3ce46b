import { type AskedTerm, askedTerm, useLoad, usePerson } from '@wallet/kit/app';
import {
  isTermNeeded,
  readTermAgreements,
  readTerms,
  saveLocationConsent,
  saveTermAgreements,
} from '@wallet/kit/common';
import { messages } from '../messages/index.ts';
import { missingTerms, type TermsService, termsServices } from './missingTerms.ts';
import { readTermsFacts } from './readTermsFacts.ts';

const LOCATION = 'location';

interface ServiceTerm extends AskedTerm {
  service: TermsService | typeof LOCATION;
}

/** The terms of a service that are not agreed to. Here every one is needed: all of them must be a yes (2-payment s5). */
async function openTerms(service: TermsService, signal: AbortSignal): Promise<ServiceTerm[]> {
  const [terms, agreements] = await Promise.all([
    readTerms({ serviceCode: service }, { signal }),
    readTermAgreements(service, { signal }),
  ]);
  const agreed = new Set(agreements.flatMap(({ termsId, isAgreed }) => (isAgreed ? [termsId] : [])));
  return terms
    .filter((term) => isTermNeeded(term) && !agreed.has(term.termsId))
    .map((term) => ({ ...askedTerm(term), title: term.name, mandatory: true, service }));
}

/** The terms that are still to be agreed to, the location's apart, and whether the sign-in will do. */
export function useOpenTerms() {
  const person = usePerson();
  return useLoad(
    async (signal) => {
      if (!person) return { terms: [], needsLogin: true };
      const missing = missingTerms(await readTermsFacts(person, { signal }));
      const lists = await Promise.all(missing.services.map((service) => openTerms(service, signal)));
      const { location, locationText } = messages.current().terms;
      const place = { id: LOCATION, title: location, text: locationText, mandatory: true };
      const terms: ServiceTerm[] = [
        ...lists.flat(),
        ...(missing.location ? [{ ...place, service: LOCATION } as const] : []),
      ];
      return { terms, needsLogin: missing.login };
    },
    [person],
  );
}

/** Saves that these were agreed to, service by service. Sent again it says the same. */
export function useAgree() {
  const person = usePerson();
  return async (terms: readonly ServiceTerm[]) => {
    for (const serviceCode of termsServices) {
      const asked = terms.filter(({ service }) => service === serviceCode);
      if (asked.length === 0) continue;
      const agreements = asked.map(({ id: termsId }) => ({ termsId, isAgreed: true }));
      await saveTermAgreements({ serviceCode, agreements });
    }
    if (!person || !terms.some(({ service }) => service === LOCATION)) return;
    const { name, phone } = person;
    const { route, purpose } = messages.current().terms;
    await saveLocationConsent({ isAgreed: true, name, phone, route, purpose });
  };
}
