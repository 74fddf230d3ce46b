import { type ReactNode, useState } from 'react';
import { readTermFile, type Term } from '../../common/index.ts';
import { kitMessages } from '../../messages/index.ts';
import {
  type Agreement,
  AgreementList,
  InlineNotice,
  Lead,
  type LoadPdf,
  TermsDialog,
  useAgreements,
} from '../../ui/index.ts';
import { useAction } from '../useAction.ts';
import { MainButton } from './MainButton.tsx';

/** A term as it is asked for: listed by its title, read in full before or after. */
export interface AskedTerm extends Agreement {
  text: string;
  pdf?: LoadPdf | undefined;
}

/** A term of the wallet API as it is asked for. */
export function askedTerm({ termsId, name, text, isMandatory, isByGuardian, fileName }: Term): AskedTerm {
  return {
    id: termsId,
    title: name,
    text,
    mandatory: isMandatory,
    by: isByGuardian ? 'guardian' : 'customer',
    ...(fileName ? { pdf: (signal) => readTermFile(fileName, { signal }) } : {}),
  };
}

export interface AgreeToTermsProps {
  /** the picture of what they are for, its question in large, and why: how every page of terms begins */
  picture?: string;
  title?: string;
  note?: ReactNode;
  terms: readonly AskedTerm[];
  /** ids agreed to before */
  agreed?: readonly string[];
  /** what stands on the main button: agree and go on, unless told */
  submit?: string;
  action?: string;
  /** what else it needs is there (default true) */
  isReady?: boolean;
  /** given the ids that are agreed to, once no mandatory one is missing */
  onAgree: (agreedIds: string[]) => unknown;
  /** what is to be known before the list */
  children?: ReactNode;
}

/** Terms to agree to before going on: a list, each one to be read in full, and the main button. */
export function AgreeToTerms({
  picture,
  title,
  note,
  terms,
  agreed,
  submit,
  action = 'next',
  isReady = true,
  onAgree,
  children,
}: AgreeToTermsProps) {
  const { buttons, problems } = kitMessages.use();
  const agreements = useAgreements(terms, agreed);
  const { value, attempts = 0 } = agreements.list;
  const [openId, setOpenId] = useState<string>();
  const open = terms.find(({ id }) => id === openId);
  const next = useAction(async () => {
    if (agreements.check()) await onAgree(terms.filter(({ id }) => value[id]).map(({ id }) => id));
  });

  return (
    <>
      {title !== undefined && (
        <Lead title={title} {...(picture !== undefined && { picture })}>
          {note}
        </Lead>
      )}
      {children}
      <AgreementList {...agreements.list} onOpen={setOpenId} />
      {attempts > 0 && (
        <InlineNotice tone="danger" messageId="notAgreed">
          {problems.notAgreed}
        </InlineNotice>
      )}
      {open && (
        <TermsDialog
          isOpen
          title={open.title}
          text={open.text}
          pdf={open.pdf}
          onAgree={() => {
            agreements.agree(open.id);
            setOpenId(undefined);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {/* A list that came empty is not agreed to by accident. */}
      <MainButton
        run={next}
        action={action}
        disabled={terms.length === 0}
        isReady={isReady && agreements.isComplete}
      >
        {submit ?? buttons.agreeAndNext}
      </MainButton>
    </>
  );
}
