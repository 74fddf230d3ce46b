import { AgreeToTerms, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { readConsent, readTerms, saveTerms, type TermsClass } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** The terms of a classification, who agrees being the guardian of a child; those of a child are saved by the call for children (E59). */
export function Terms({ termsClass, next }: { termsClass: TermsClass; next: string }) {
  const { terms: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(
    (signal) => Promise.all([readTerms({ termsClass }, { signal }), readConsent({ termsClass }, { signal })]),
    [termsClass],
  );
  return (
    <Screen of={load}>
      {([terms, isAgreed]) => (
        <AgreeToTerms
          picture={termsClass === '20' ? 'family' : 'smps'}
          title={t[termsClass].title}
          note={t[termsClass].note}
          terms={terms}
          agreed={isAgreed ? terms.map(({ id }) => id) : []}
          onAgree={async (agreed) => {
            await saveTerms(terms.map((term) => ({ ...term, isAgreed: agreed.includes(term.id) })));
            navigate.push(next);
          }}
        />
      )}
    </Screen>
  );
}
