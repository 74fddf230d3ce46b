import { isTermNeeded, type Term } from '@wallet/kit/common';
import { type Agreements, useAgreements } from '@wallet/kit/ui';

/** The answers to terms of the service: every one is needed but the location's (2-payment s5). */
export function useTermAgreements(terms: readonly Term[], agreed: readonly string[] = []): Agreements {
  return useAgreements(
    terms.map((term) => ({ id: term.termsId, title: term.name, mandatory: isTermNeeded(term) })),
    agreed,
  );
}

/** A yes or a no to each of them. */
export function answersTo(terms: readonly Term[], { list }: Agreements): Record<string, boolean> {
  return Object.fromEntries(terms.map(({ termsId }) => [termsId, list.value[termsId] ?? false]));
}
