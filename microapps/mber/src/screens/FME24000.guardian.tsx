import { AgreeToTerms, askedTerm, Screen, useLoad } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { Lead } from '@wallet/kit/ui';
import { useState } from 'react';
import { newSignUp, type SignUpDraft, signUp } from '../flows/signUp.ts';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { useTarget } from '../state/useTarget.ts';

const signUpOf: Readonly<Record<SignUpDraft['way'], string>> = {
  phone: 'FME72000',
  cert: 'FME74000',
  book: 'FME76000',
};

export function FME24000() {
  const { guardian: t } = messages.use();
  const drafts = signUp.useDraft();
  const target = useTarget();
  const [agreed, setAgreed] = useState<readonly string[]>();
  const load = useLoad(async (signal) => {
    const terms = await readTerms({ isMinor: true }, { signal });
    return terms.filter(({ isByGuardian }) => isByGuardian);
  });

  async function goOn(checkId: string) {
    const draft = { ...newSignUp, ...(await drafts.read()) };
    const proxy = { guardianCheckId: checkId, guardianTerms: agreed ?? [] };
    await drafts.begin({ ...draft, ...proxy, isMinor: true, path: [] });
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
          <AgreeToTerms
            picture="family"
            title={t.lead}
            note={t.text}
            terms={terms.map(askedTerm)}
            onAgree={setAgreed}
          />
        )
      }
    </Screen>
  );
}
