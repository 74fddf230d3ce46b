import { Screen } from '@wallet/kit/app';
import { maskName, maskPhone } from '@wallet/kit/format';
import { Actions, alert, Button, Lead, ResultPage } from '@wallet/kit/ui';
import { useState } from 'react';
import { findMember } from '../api/memberCalls.ts';
import { reset } from '../flows/reset.ts';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { formatPhone } from '../model/phone.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME73100() {
  const { find: t, refusals } = messages.use();
  const drafts = reset.useDraft();
  const target = useTarget();
  const [found, setFound] = useState<{ name: string; phone: string }>();
  const find = useMemberAction(
    async (checkId: string) => {
      const { name, phone, isDormant } = await findMember(checkId);
      if (isDormant) {
        await alert({ id: 'memberDormant', text: refusals.memberDormant });
        return target.go('FME82000', { replace: true });
      }
      await drafts.begin({ checkId, name, phone });
      setFound({ name, phone });
    },
    (code) => {
      if (code === 'MBR_NOT_FOUND') target.go('FME21000', { replace: true });
    },
  );

  return (
    <Screen title={t.title}>
      {found ? (
        <ResultPage
          kind="success"
          title={t.found}
          description={t.foundText}
          rows={[
            { label: t.name, value: maskName(found.name) },
            { label: t.phone, value: maskPhone(formatPhone(found.phone)) },
          ]}
        >
          <Actions>
            <Button full size="large" action="next" onClick={() => target.go('FME73200')}>
              {t.reset}
            </Button>
            <Button
              full
              variant="secondary"
              action="signIn"
              onClick={() => target.go('FME11000', { replace: true })}
            >
              {t.signIn}
            </Button>
          </Actions>
        </ResultPage>
      ) : (
        <>
          <Lead picture="security" title={t.lead}>
            {t.text}
          </Lead>
          <VerifyPerson
            purpose="password"
            onVerified={async ({ checkId }) => {
              await find.run(checkId);
            }}
          />
        </>
      )}
    </Screen>
  );
}
