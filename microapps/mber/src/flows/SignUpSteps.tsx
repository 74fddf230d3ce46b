import { AgreeToTerms, askedTerm, Screen, useWallet } from '@wallet/kit/app';
import { listedTerms, type Term } from '@wallet/kit/common';
import { alert, InlineNotice, Lead, Spinner, StepFlow, useSteps } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { agreementsOf } from '../model/agreementsOf.ts';
import { type Identity, isUnderFourteen } from '../model/identity.ts';
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx';
import { useTarget } from '../state/useTarget.ts';
import { joinSteps } from './joinSteps.ts';
import { type SignUpDraft, signUp } from './signUp.ts';
import { useJoin } from './useJoin.ts';
import { VerifyPerson } from './VerifyPerson.tsx';

interface SignUpStepsProps {
  title: string;
  draft: SignUpDraft;
  terms: readonly Term[];
  /** who signs up turned out to be of another age: the terms are others */
  onRestart: () => void;
}

/** The steps of a sign-up, for all its ways. */
export function SignUpSteps({ title, draft, terms, onRestart }: SignUpStepsProps) {
  const { join: t, refusals } = messages.use();
  const { bridge, navigate } = useWallet();
  const kept = signUp.useDraft();
  const target = useTarget();
  const join = useJoin(draft);
  const isByPhone = draft.way === 'phone';
  const steps = useSteps(joinSteps, {
    start: {},
    draft: draft.path,
    onPath: (path) => void kept.begin({ ...draft, path }),
    onLeave: navigate.back,
  });
  // The guardian has agreed to theirs on a screen of their own (type 3).
  const own = listedTerms(terms, { isNative: bridge.isNative, serviceCode: '01' }).filter(
    ({ isByGuardian }) => !isByGuardian,
  );

  async function fitsAge(identity: Identity): Promise<boolean> {
    const isMinor = isUnderFourteen(identity);
    if (isMinor === draft.isMinor && (!isMinor || draft.guardianCheckId !== '')) return true;
    const id = isMinor ? 'guardianNeeded' : 'notUnderFourteen';
    await alert({ id, text: refusals[id] });
    await kept.begin({ ...draft, isMinor, guardianCheckId: '', guardianTerms: [], path: [] });
    if (isMinor) target.go('FME24000', { replace: true });
    else onRestart();
    return false;
  }

  const { current } = steps.counter;
  return (
    <Screen title={title} step={{ current, total: isByPhone ? 3 : 2 }} onBack={steps.back}>
      {join.isRunning && !isByPhone && <Spinner />}
      <StepFlow steps={steps}>
        {{
          terms: ({ next }) => (
            <>
              <Lead picture="safenote" title={t.termsLead}>
                {t.termsText}
              </Lead>
              {draft.isMinor && draft.guardianCheckId !== '' && (
                <InlineNotice tone="success">{t.guardianDone}</InlineNotice>
              )}
              <AgreeToTerms
                terms={own.map(askedTerm)}
                onAgree={(ids) => {
                  const asProxy = Object.fromEntries(draft.guardianTerms.map((id) => [id, true]));
                  next('verify', { agreements: { ...agreementsOf(own, ids), ...asProxy } });
                }}
              />
            </>
          ),
          verify: ({ next, known }) => (
            <>
              <Lead picture="phonecheck" title={t.verifyLead}>
                {isByPhone ? t.verifyText : t.verifyCertText}
              </Lead>
              <VerifyPerson
                purpose="join"
                onIdentity={fitsAge}
                onVerified={async (verified) => {
                  if (isByPhone) next('password', { ...verified });
                  else await join.run({ ...known, ...verified, password: '', signInPassword: '' });
                }}
              />
            </>
          ),
          password: ({ known }) => (
            <>
              <Lead picture="security" title={t.passwordLead}>
                {t.passwordText}
              </Lead>
              <NewPasswordForm
                label={t.submit}
                onSubmit={async ({ next, again }) => {
                  await join.run({ ...known, password: next, signInPassword: again });
                }}
              />
            </>
          ),
        }}
      </StepFlow>
    </Screen>
  );
}
