import { readTermAgreements, readTerms, type Term } from '@wallet/kit/common';
import { type ServiceTerms, termsServices } from '../model/serviceTerms.ts';

/** The terms of the three services, with what is agreed to already. */
export function readServiceTerms(signal: AbortSignal): Promise<ServiceTerms<Term>[]> {
  return Promise.all(
    termsServices.map(async (serviceCode) => {
      const [terms, agreements] = await Promise.all([
        readTerms({ serviceCode }, { signal }),
        readTermAgreements(serviceCode, { signal }),
      ]);
      return { serviceCode, terms, agreements };
    }),
  );
}
