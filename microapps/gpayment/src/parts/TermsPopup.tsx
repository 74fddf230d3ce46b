import { isTermNeeded, type Term } from '@wallet/kit/common';
import { Button, Sheet } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { ServiceTerms } from './ServiceTerms.tsx';
import styles from './serviceText.module.css';
import { answersTo, useTermAgreements } from './useTermAgreements.ts';

interface TermsPopupProps {
  terms: readonly Term[];
  isBusy: boolean;
  onAgree: (answers: Record<string, boolean>) => void;
  onClose: () => void;
}

/** What a member has still to agree to before the area opens (2-payment s4, A28). */
export function TermsPopup({ terms, isBusy, onAgree, onClose }: TermsPopupProps) {
  const { terms: t } = messages.use().service;
  const agreements = useTermAgreements(terms);
  // Nothing of it is needed: it is offered, and the customer told so.
  const isOffer = !terms.some(isTermNeeded);
  const footer = (
    <div className={styles.buttons}>
      <Button
        full
        action="agree"
        isBusy={isBusy}
        isReady={agreements.isComplete}
        onClick={() => agreements.check() && onAgree(answersTo(terms, agreements))}
      >
        {t.agree}
      </Button>
      <Button full variant="text" action="later" onClick={onClose}>
        {t.later}
      </Button>
    </div>
  );
  return (
    <Sheet isOpen onClose={onClose} title={isOffer ? t.offer : t.title} part="terms" footer={footer}>
      <p className={styles.text}>{isOffer ? t.offerText : t.popup}</p>
      <ServiceTerms terms={terms} agreements={agreements} />
      {!isOffer && !terms.every(isTermNeeded) && <p className={styles.note}>{t.location}</p>}
    </Sheet>
  );
}
