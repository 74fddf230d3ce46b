import { MainButton, Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { getLoginInfo } from '@wallet/kit/bridge';
import { listedTerms, readTerms } from '@wallet/kit/common';
import { findMemberByCi, readJoinInfo } from '@wallet/kit/session';
import { Button, Card, Hero, InlineNotice } from '@wallet/kit/ui';
import { useRegistration } from '../flows/useRegistration.ts';
import { messages } from '../messages/index.ts';
import { RegisterTerms } from '../parts/RegisterTerms.tsx';
import { Welcome } from '../parts/Welcome.tsx';

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

  if (person) {
    return (
      <Screen ground>
        <Welcome title={t.memberLead} text={t.memberText} />
        <MainButton action="goHome" run={navigate.home}>
          {t.home}
        </MainButton>
      </Screen>
    );
  }
  const signUp = () => navigate.push('/mber/FME21000', { query });
  return (
    <Screen of={load} ground>
      {(data) =>
        data === null ? (
          <>
            <Welcome title={t.lead} text={t.outsideText} />
            <MainButton
              action="signUp"
              run={signUp}
              beside={
                <Button
                  variant="secondary"
                  action="signIn"
                  onClick={() => navigate.push('/mber/FME11000', { query })}
                >
                  {t.signIn}
                </Button>
              }
            >
              {t.signUp}
            </MainButton>
          </>
        ) : data.isMember ? (
          <>
            <Welcome title={t.memberLead} text={t.againText} />
            <MainButton action="submit" run={signIn}>
              {t.signIn}
            </MainButton>
          </>
        ) : (
          <>
            <Hero isPromise label={t.lead} note={t.text} art="none" />
            <Card>
              <RegisterTerms
                terms={data.terms}
                isBusy={join.isRunning}
                onAgree={(agreements) => void join.run(data, agreements)}
              />
            </Card>
            <InlineNotice>{t.notice}</InlineNotice>
          </>
        )
      }
    </Screen>
  );
}
