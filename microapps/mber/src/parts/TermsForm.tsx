import { readTermFile, type Term } from '@wallet/kit/common';
import { AgreementList, Button, TermsDialog, useAgreements } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './text.module.css';

interface TermsFormProps {
  terms: readonly Term[];
  agreed?: readonly string[];
  label?: string;
  isBusy?: boolean;
  onAgree: (agreements: Record<string, boolean>) => void;
}

/** Terms to agree to before going on; each can be read in full, as PDF or as text. */
export function TermsForm({ terms, agreed = [], label, isBusy = false, onAgree }: TermsFormProps) {
  const t = messages.use();
  const agreements = useAgreements(
    terms.map((term) => ({
      id: term.termsId,
      title: term.name,
      mandatory: term.isMandatory,
      by: term.isByGuardian ? 'guardian' : 'customer',
    })),
    agreed,
  );
  const [openId, setOpenId] = useState<string>();
  const open = terms.find(({ termsId }) => termsId === openId);

  function submit() {
    if (!agreements.check()) return;
    const { value } = agreements.list;
    onAgree(Object.fromEntries(terms.map(({ termsId }) => [termsId, value[termsId] ?? false])));
  }

  return (
    <div className={styles.block}>
      <AgreementList {...agreements.list} onOpen={setOpenId} />
      <div className={styles.buttons}>
        <Button full action="next" isBusy={isBusy} onClick={submit}>
          {label ?? t.agreeAndNext}
        </Button>
      </div>
      {open && (
        <TermsDialog
          isOpen
          title={open.name}
          text={open.text}
          pdf={open.fileName ? (signal: AbortSignal) => readTermFile(open.fileName, { signal }) : undefined}
          onAgree={() => {
            agreements.agree(open.termsId);
            setOpenId(undefined);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}
