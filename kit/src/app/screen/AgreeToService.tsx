import { saveTermAgreements, type Term } from '../../common/index.ts';
import { AgreeToTerms, type AgreeToTermsProps, askedTerm } from './AgreeToTerms.tsx';

interface AgreeToServiceProps extends Omit<AgreeToTermsProps, 'terms' | 'onAgree'> {
  /** the service whose terms they are: walletSvcDstic (1-shell s4) */
  service: string;
  /** as `readTerms` answered */
  terms: readonly Term[];
  /** given the ids that are agreed to, once the wallet has them */
  onAgreed: (agreedIds: string[]) => unknown;
}

/** Terms of a service of the wallet: what the customer agrees to, and what they do not, is kept before they go on. */
export function AgreeToService({ service, terms, onAgreed, ...list }: AgreeToServiceProps) {
  return (
    <AgreeToTerms
      {...list}
      terms={terms.map(askedTerm)}
      onAgree={async (agreed) => {
        const agreements = terms.map(({ termsId }) => ({ termsId, isAgreed: agreed.includes(termsId) }));
        await saveTermAgreements({ serviceCode: service, agreements });
        await onAgreed(agreed);
      }}
    />
  );
}
