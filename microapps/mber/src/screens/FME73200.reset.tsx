import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { maskPhone } from '@wallet/kit/format';
import { Actions, Button, Lead, ResultPage } from '@wallet/kit/ui';
import { useState } from 'react';
import { resetPassword } from '../api/memberCalls.ts';
import { reset } from '../flows/reset.ts';
import { messages } from '../messages/index.ts';
import { formatPhone } from '../model/phone.ts';
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { useLostAnswer } from '../parts/useLostAnswer.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME73200() {
  const { reset: t } = messages.use();
  const drafts = reset.useDraft();
  const { navigate } = useWallet();
  const target = useTarget();
  const [isDone, setDone] = useState(false);
  // It is the password already: the answer that said so was lost.
  const settle = useLostAnswer(({ code }) => code === 'MBR_PASSWORD_SAME');
  const load = useLoad(async () => ({ draft: await drafts.read() }));
  const signIn = () => target.go('FME11000', { replace: true });

  return (
    <Screen title={t.title} of={load} {...(isDone ? { onBack: signIn } : {})}>
      {({ draft }) =>
        isDone ? (
          <ResultPage kind="success" title={t.done} description={t.doneText}>
            <Actions>
              <Button full size="large" action="signIn" onClick={signIn}>
                {t.signIn}
              </Button>
            </Actions>
          </ResultPage>
        ) : draft === null ? (
          <Nothing {...t.nothing} label={t.verify} onGo={() => target.go('FME73100', { replace: true })} />
        ) : (
          <>
            <Lead picture="security" title={t.lead}>
              {t.text({ phone: maskPhone(formatPhone(draft.phone)) })}
            </Lead>
            <NewPasswordForm
              label={t.submit}
              onSubmit={async ({ next }) => {
                await settle(resetPassword({ checkId: draft.checkId, password: next }));
                await drafts.clear();
                setDone(true);
                await navigate.settle();
              }}
            />
          </>
        )
      }
    </Screen>
  );
}
