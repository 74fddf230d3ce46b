import { AgreeToTerms, askedTerm, Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { checkTermAgreements, saveTermAgreements } from '@wallet/kit/common';
import { formatDate, maskEmail, maskName, maskPhone } from '@wallet/kit/format';
import { Actions, Button, Lead, List, ListItem, ResultPage, SettingIcon, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { confirmManagement } from '../api/memberCalls.ts';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { agreementsOf } from '../model/agreementsOf.ts';
import { knownOf } from '../model/knownOf.ts';
import { formatPhone } from '../model/phone.ts';
import { useLogout } from '../parts/useLogout.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { useTarget } from '../state/useTarget.ts';

export function FME95000() {
  const { management: t } = messages.use();
  const { session, navigate } = useWallet();
  const person = usePerson();
  const target = useTarget();
  const logout = useLogout();
  const [hasAgreed, setAgreed] = useState(false);
  const load = useLoad((signal) => checkTermAgreements({ serviceCode: '01' }, { signal }));

  const [waiting, setWaiting] = useState<Record<string, boolean>>();

  const agree = useMemberAction(async (agreements: Record<string, boolean>, guardianCheckId?: string) => {
    const list = Object.entries(agreements).map(([termsId, isAgreed]) => ({ termsId, isAgreed }));
    await saveTermAgreements({ serviceCode: '01', agreements: list, guardianCheckId });
    setWaiting(undefined);
    setAgreed(true);
  });
  const confirm = useMemberAction(async (checkId: string) => {
    await confirmManagement(checkId);
    const known = await session.reread();
    if (known) target.follow(known);
  });

  if (!person) return <Screen title={t.title} state="loading" noHome noBack />;
  if (person.memberStatus !== '4') {
    return (
      <Screen title={t.title}>
        <ResultPage
          kind="success"
          title={t.done}
          description={t.doneText}
          rows={[
            { label: t.name, value: maskName(person.name) },
            { label: t.birth, value: formatDate(person.birth) },
            { label: t.phone, value: maskPhone(formatPhone(person.phone)) },
            { label: t.email, value: person.email ? maskEmail(person.email) : t.none },
          ]}
        >
          <Stack>
            <List label={t.changed}>
              <ListItem
                leading={<SettingIcon name="member" />}
                title={t.changed}
                description={t.changeText}
                action="change"
                onClick={() => navigate.push('FME91000')}
              />
            </List>
          </Stack>
          <Actions>
            <Button full size="large" action="goOn" onClick={() => target.follow(person)}>
              {t.goOn}
            </Button>
          </Actions>
        </ResultPage>
      </Screen>
    );
  }
  // No way round: neither home nor back. Whoever does not want to go on signs out.
  return (
    <Screen title={t.title} of={load} noHome noBack>
      {({ terms }) => (
        <>
          <Lead title={t.lead}>{t.text}</Lead>
          {waiting ? (
            <VerifyPerson purpose="guardian" onVerified={({ checkId }) => void agree.run(waiting, checkId)} />
          ) : terms.length > 0 && !hasAgreed ? (
            <AgreeToTerms
              terms={terms.map(askedTerm)}
              onAgree={(ids) => {
                const agreements = agreementsOf(terms, ids);
                const needsGuardian = terms.some(({ isByGuardian }) => isByGuardian);
                return needsGuardian ? setWaiting(agreements) : agree.run(agreements);
              }}
            />
          ) : (
            <VerifyPerson
              purpose="identity"
              known={knownOf(person)}
              onVerified={async ({ checkId }) => {
                await confirm.run(checkId);
              }}
            />
          )}
          <Actions links>
            <Button full variant="text" size="small" action="logout" onClick={() => void logout.run()}>
              {t.logout}
            </Button>
          </Actions>
        </>
      )}
    </Screen>
  );
}
