import { readTermFile, type Term } from '@wallet/kit/common';
import { AgreementList, Button, TermsDialog, useAgreements } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './text.module.css';

interface TermsFormProps {
  terms: readonly Term[];
  agreed?: readonly string[];
  onAgree: (agreedIds: string[]) => void;
}

/** Terms to agree to before going on; each can be read in full. */
export function TermsForm({ terms, agreed = [], onAgree }: TermsFormProps) {
  const t = messages.use().wallet;
  const agreements = useAgreements(
    terms.map(({ termsId, name, isMandatory }) => ({ id: termsId, title: name, mandatory: isMandatory })),
    agreed,
  );
  const [openId, setOpenId] = useState<string>();
  const open = terms.find(({ termsId }) => termsId === openId);

  function submit() {
    if (!agreements.check()) return;
    onAgree(terms.filter(({ termsId }) => agreements.list.value[termsId]).map(({ termsId }) => termsId));
  }

  return (
    <div className={styles.block}>
      <AgreementList {...agreements.list} onOpen={setOpenId} />
      <div className={styles.buttons}>
        <Button full action="next" onClick={submit}>
          {t.agreeAndNext}
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
