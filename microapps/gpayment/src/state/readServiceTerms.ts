import type { CallSettings } from '@wallet/kit/api';
import { readTermAgreements, readTerms, type Term } from '@wallet/kit/common';
import { type ServiceTerms, termsServices } from './serviceTerms.ts';

/** The terms of the three services, with what is agreed to already. */
export function readServiceTerms(settings: CallSettings): Promise<ServiceTerms<Term>[]> {
  return Promise.all(
    termsServices.map(async (serviceCode) => {
      const [terms, agreements] = await Promise.all([
        readTerms({ serviceCode }, settings),
        readTermAgreements(serviceCode, settings),
      ]);
      return { serviceCode, terms, agreements };
    }),
  );
}
