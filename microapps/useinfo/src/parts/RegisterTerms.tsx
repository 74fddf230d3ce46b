import { MainButton } from '@wallet/kit/app';
import { readTermFile, type Term } from '@wallet/kit/common';
import { AgreementList, Stack, TermsDialog, useAgreements } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

interface RegisterTermsProps {
  terms: readonly Term[];
  isBusy: boolean;
  onAgree: (agreements: Record<string, boolean>) => void;
}

/** The wallet's terms, each to be read in full. */
export function RegisterTerms({ terms, isBusy, onAgree }: RegisterTermsProps) {
  const t = messages.use();
  const agreements = useAgreements(
    terms.map(({ termsId, name, isMandatory }) => ({ id: termsId, title: name, mandatory: isMandatory })),
  );
  const [openId, setOpenId] = useState<string>();
  const open = terms.find(({ termsId }) => termsId === openId);
  return (
    <Stack>
      <AgreementList {...agreements.list} onOpen={setOpenId} />
      <MainButton
        action="submit"
        isBusy={isBusy}
        isReady={agreements.isComplete}
        run={() => {
          if (agreements.check()) onAgree({ ...agreements.list.value });
        }}
      >
        {t.register}
      </MainButton>
      {open && (
        <TermsDialog
          isOpen
          title={open.name}
          text={open.text}
          pdf={open.fileName ? (signal) => readTermFile(open.fileName, { signal }) : undefined}
          onAgree={() => {
            agreements.agree(open.termsId);
            setOpenId(undefined);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Stack>
  );
}
