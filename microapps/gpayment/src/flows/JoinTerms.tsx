import { AgreeToTerms, askedTerm, useAction } from '@wallet/kit/app';
import { isTermNeeded, type Term } from '@wallet/kit/common';
import { uncertain } from '../messages/uncertain.ts';
import { useService } from '../parts/useService.ts';
import { agreedIds, listTerms, type ServiceTerms } from '../state/serviceTerms.ts';
import { useSaveTerms } from '../state/useSaveTerms.ts';

interface JoinTermsProps {
  services: readonly ServiceTerms<Term>[];
  onSaved: () => void;
}

/** The terms of point wallet, payment and payment abroad, the location's among them (2-payment s9). */
export function JoinTerms({ services, onSaved }: JoinTermsProps) {
  const { join: t, terms: words } = useService();
  const terms = listTerms(services);
  const save = useSaveTerms();
  const submit = useAction(
    async (ids: readonly string[]) => {
      await save(services, Object.fromEntries(terms.map(({ termsId }) => [termsId, ids.includes(termsId)])));
      onSaved();
    },
    { lostWords: uncertain },
  );
  return (
    <AgreeToTerms
      picture="gpayment"
      title={t.termsLead}
      note={words.location}
      // Every one is needed but the location's (2-payment s5).
      terms={terms.map((term) => ({
        ...askedTerm(term),
        title: term.name,
        mandatory: isTermNeeded(term),
      }))}
      agreed={agreedIds(services)}
      submit={words.agree}
      onAgree={(ids) => submit.run(ids)}
    />
  );
}
