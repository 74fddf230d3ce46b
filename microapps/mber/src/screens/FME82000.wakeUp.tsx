import { Screen, useWallet } from '@wallet/kit/app';
import { Actions, Button, Lead, ResultPage } from '@wallet/kit/ui';
import { useState } from 'react';
import { wakeUp } from '../api/joinCalls.ts';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME82000() {
  const { wake: t } = messages.use();
  const { navigate } = useWallet();
  const target = useTarget();
  const [isAwake, setAwake] = useState(false);
  const signIn = () => target.go('FME11000', { replace: true });
  const wake = useMemberAction(
    async (checkId: string) => {
      await wakeUp(checkId);
      setAwake(true);
      await navigate.settle();
    },
    (code) => {
      if (code === 'MBR_NOT_DORMANT') signIn();
      if (code === 'MBR_NOT_FOUND') target.go('FME21000', { replace: true });
    },
  );
  return (
    <Screen title={t.title} {...(isAwake ? { onBack: signIn } : {})}>
      {isAwake ? (
        <ResultPage kind="success" title={t.done} description={t.doneText}>
          <Actions>
            <Button full size="large" action="signIn" onClick={signIn}>
              {t.signIn}
            </Button>
          </Actions>
        </ResultPage>
      ) : (
        <>
          <Lead picture="history" title={t.lead}>
            {t.text}
          </Lead>
          <VerifyPerson
            purpose="wakeUp"
            onVerified={async ({ checkId }) => {
              await wake.run(checkId);
            }}
          />
        </>
      )}
    </Screen>
  );
}
