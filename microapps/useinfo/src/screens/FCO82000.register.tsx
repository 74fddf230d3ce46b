import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { getLoginInfo } from '@wallet/kit/bridge';
import { listedTerms, readTerms } from '@wallet/kit/common';
import { findMemberByCi, readJoinInfo } from '@wallet/kit/session';
import { Actions, Button, InlineNotice, Lead } from '@wallet/kit/ui';
import { useRegistration } from '../flows/useRegistration.ts';
import { messages } from '../messages/index.ts';
import { RegisterTerms } from '../parts/RegisterTerms.tsx';

export function FCO82000() {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const query = useQuery();
  const person = usePerson();
  const { join, signIn } = useRegistration();
  const load = useLoad(async (signal) => {
    const info = bridge.isNative ? await getLoginInfo() : false;
    if (info === false || !info.ci || info.isVisitUser === 'Y') return null;
    const [{ isMinor = false, servicePattern }, memberId] = await Promise.all([
      readJoinInfo(info.ci, { signal }),
      findMemberByCi(info.ci, { signal }),
    ]);
    // Nobody is signed in yet: the server cannot know by itself whose terms they are (1-shell s3).
    const terms = await readTerms({ serviceCode: '01', isMinor }, { signal });
    const listed = listedTerms(terms, { isNative: bridge.isNative, serviceCode: '01' });
    // The guardian agrees in the sign-up that follows, with a check of their own.
    const own = listed.filter(({ isByGuardian }) => !isByGuardian);
    return { info, servicePattern, terms: own, isMinor, isMember: memberId !== '' };
  });

  const lead = (title: string, text: string) => <Lead title={title}>{text}</Lead>;
  if (person) {
    return (
      <Screen title={t.title}>
        {lead(t.memberLead, t.memberText)}
        <Actions>
          <Button full action="goHome" onClick={navigate.home}>
            {t.home}
          </Button>
        </Actions>
      </Screen>
    );
  }
  return (
    <Screen title={t.title} of={load}>
      {(data) =>
        data === null ? (
          <>
            {lead(t.lead, t.outsideText)}
            <Actions>
              <Button full action="signUp" onClick={() => navigate.push('/mber/FME21000', { query })}>
                {t.signUp}
              </Button>
              <Button
                full
                variant="secondary"
                action="signIn"
                onClick={() => navigate.push('/mber/FME11000', { query })}
              >
                {t.signIn}
              </Button>
            </Actions>
          </>
        ) : data.isMember ? (
          <>
            {lead(t.memberLead, t.againText)}
            <Actions>
              <Button full action="submit" isBusy={signIn.isRunning} onClick={() => void signIn.run()}>
                {t.signIn}
              </Button>
            </Actions>
          </>
        ) : (
          <>
            {lead(t.lead, t.text)}
            <InlineNotice>{t.notice}</InlineNotice>
            <RegisterTerms
              terms={data.terms}
              isBusy={join.isRunning}
              onAgree={(agreements) => void join.run(data, agreements)}
            />
          </>
        )
      }
    </Screen>
  );
}
