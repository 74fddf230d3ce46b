import { readTermFile, type Term } from '@wallet/kit/common';
import { AgreementList, type Agreements, TermsDialog } from '@wallet/kit/ui';
import { useState } from 'react';

/** The terms to agree to; each can be read in full, as PDF or as text. */
export function ServiceTerms({ terms, agreements }: { terms: readonly Term[]; agreements: Agreements }) {
  const [openId, setOpenId] = useState<string>();
  const open = terms.find(({ termsId }) => termsId === openId);
  return (
    <>
      <AgreementList {...agreements.list} onOpen={setOpenId} />
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
    </>
  );
}
