import { Screen, useLoad } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Lead } from '../parts/Lead.tsx';
import { TermsForm } from '../parts/TermsForm.tsx';
import { newSignUp, type SignUpDraft, useSignUpDraft } from '../state/useSignUpDraft.ts';
import { useTarget } from '../state/useTarget.ts';
import { VerifyPerson } from './VerifyPerson.tsx';

const signUpOf: Readonly<Record<SignUpDraft['way'], string>> = {
  phone: 'FME72000',
  cert: 'FME74000',
  book: 'FME76000',
};

export function FME24000() {
  const { guardian: t } = messages.use();
  const drafts = useSignUpDraft();
  const target = useTarget();
  const [agreed, setAgreed] = useState<readonly string[]>();
  const load = useLoad(async (signal) => {
    const terms = await readTerms({ isMinor: true }, { signal });
    return terms.filter(({ isByGuardian }) => isByGuardian);
  });

  async function goOn(checkId: string) {
    const draft = { ...newSignUp, ...(await drafts.read()) };
    const proxy = { guardianCheckId: checkId, guardianTerms: agreed ?? [] };
    await drafts.save({ ...draft, ...proxy, isMinor: true, path: [] });
    target.go(signUpOf[draft.way], { replace: true });
  }

  return (
    <Screen title={t.title} of={load} {...(agreed ? { onBack: () => setAgreed(undefined) } : {})}>
      {(terms) =>
        agreed ? (
          <>
            <Lead title={t.verifyLead}>{t.verifyText}</Lead>
            <VerifyPerson purpose="guardian" onVerified={({ checkId }) => goOn(checkId)} />
          </>
        ) : (
          <>
            <Lead title={t.lead}>{t.text}</Lead>
            <TermsForm terms={terms} onAgree={(agreements) => setAgreed(Object.keys(agreements))} />
          </>
        )
      }
    </Screen>
  );
}
