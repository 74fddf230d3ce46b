import type { Term } from '@wallet/kit/common';
import { Button } from '@wallet/kit/ui';
import { agreedIds, listTerms, type ServiceTerms as Services } from '../../model/serviceTerms.ts';
import { ServiceLead } from '../../parts/ServiceLead.tsx';
import { ServiceTerms } from '../../parts/ServiceTerms.tsx';
import styles from '../../parts/serviceText.module.css';
import { useService } from '../../parts/useService.ts';
import { answersTo, useTermAgreements } from '../../parts/useTermAgreements.ts';
import { useSaveTerms } from '../../state/useSaveTerms.ts';
import { useServiceAction } from './useServiceAction.ts';

interface JoinTermsProps {
  services: readonly Services<Term>[];
  onSaved: () => void;
}

/** The terms of point wallet, payment and payment abroad, the location's among them (2-payment s9). */
export function JoinTerms({ services, onSaved }: JoinTermsProps) {
  const { join: t, terms: words } = useService();
  const terms = listTerms(services);
  const agreements = useTermAgreements(terms, agreedIds(services));
  const save = useSaveTerms();
  const submit = useServiceAction(
    async () => {
      await save(services, answersTo(terms, agreements));
      onSaved();
    },
    { changes: true },
  );
  return (
    <>
      <ServiceLead title={t.termsLead} />
      <div className={styles.block}>
        <ServiceTerms terms={terms} agreements={agreements} />
      </div>
      <p className={styles.note}>{words.location}</p>
      <div className={styles.buttons}>
        <Button
          full
          action="next"
          isBusy={submit.isRunning}
          onClick={() => agreements.check() && void submit.run()}
        >
          {words.agree}
        </Button>
      </div>
    </>
  );
}
