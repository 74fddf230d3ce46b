import { AgreeToTerms, askedTerm, OwnPhone } from '@wallet/kit/app';
import type { Term } from '@wallet/kit/common';
import { Sheet, Stack } from '@wallet/kit/ui';
import { type ReactNode, useState } from 'react';
import { type Proof, sendPhoneCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

interface GuardianTermsProps {
  terms: readonly Term[];
  submit: string;
  onProven: (proof: Proof) => Promise<unknown>;
  children?: ReactNode;
}

/**
 * What a guardian agrees to for a child under 14, then their phone: both are handed on with what is asked for. Who agrees
 * is the guardian: no term is somebody else's here.
 */
export function GuardianTerms({ terms, submit, onProven, children }: GuardianTermsProps) {
  const { prove: t } = messages.use();
  const [agreed, setAgreed] = useState<readonly string[] | null>(null);
  return (
    <>
      <AgreeToTerms
        terms={terms.map((term) => ({ ...askedTerm(term), by: 'customer' as const }))}
        submit={submit}
        onAgree={setAgreed}
      >
        {children}
      </AgreeToTerms>
      <Sheet isOpen={agreed !== null} onClose={() => setAgreed(null)} title={t.title} part="provePhone">
        <Stack>
          <OwnPhone
            lead={t.note}
            send={() => sendPhoneCode()}
            onChecked={async (checkId) => {
              await onProven({ checkId, agreed: agreed ?? [] });
              setAgreed(null);
            }}
          />
        </Stack>
      </Sheet>
    </>
  );
}
