import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { getLoginInfo } from '@wallet/kit/bridge';
import { listedTerms, readTerms } from '@wallet/kit/common';
import { findMemberByCi } from '@wallet/kit/session';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { RegisterTerms } from '../parts/RegisterTerms.tsx';
import styles from '../parts/text.module.css';
import { useRegistration } from './useRegistration.ts';

export function FCO82000() {
  const t = messages.use();
  const { navigate, bridge } = useWallet();
  const query = useQuery();
  const person = usePerson();
  const { join, signIn } = useRegistration();
  const load = useLoad(async (signal) => {
    const info = bridge.isNative ? await getLoginInfo() : false;
    if (info === false || !info.ci || info.isVisitUser === 'Y') return null;
    const [terms, memberId] = await Promise.all([
      readTerms({ serviceCode: '01' }, { signal }),
      findMemberByCi(info.ci, { signal }),
    ]);
    const isNative = bridge.isNative;
    return { info, terms: listedTerms(terms, { isNative, serviceCode: '01' }), isMember: memberId !== '' };
  });

  const lead = (title: string, text: string) => (
    <>
      <h2 className={styles.lead}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </>
  );
  if (person) {
    return (
      <Screen title={t.title}>
        {lead(t.memberLead, t.memberText)}
        <div className={styles.buttons}>
          <Button full action="goHome" onClick={navigate.home}>
            {t.home}
          </Button>
        </div>
      </Screen>
    );
  }
  return (
    <Screen title={t.title} of={load}>
      {(data) =>
        data === null ? (
          <>
            {lead(t.lead, t.outsideText)}
            <div className={styles.buttons}>
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
            </div>
          </>
        ) : data.isMember ? (
          <>
            {lead(t.memberLead, t.againText)}
            <div className={styles.buttons}>
              <Button
                full
                action="submit"
                isBusy={signIn.isRunning}
                onClick={() => void signIn.run(data.info)}
              >
                {t.signIn}
              </Button>
            </div>
          </>
        ) : (
          <>
            {lead(t.lead, t.text)}
            <InlineNotice>{t.notice}</InlineNotice>
            <RegisterTerms
              terms={data.terms}
              isBusy={join.isRunning}
              onAgree={(agreements) => void join.run(data.info, agreements)}
            />
          </>
        )
      }
    </Screen>
  );
}
