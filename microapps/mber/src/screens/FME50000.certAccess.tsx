import { Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { getLoginInfo } from '@wallet/kit/bridge';
import {
  Actions,
  Button,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  Section,
  toast,
} from '@wallet/kit/ui';
import { useEffect, useRef } from 'react';
import { registerCertificate } from '../api/memberCalls.ts';
import { useCertLogin } from '../flows/useCertLogin.ts';
import { messages } from '../messages/index.ts';
import { readAsk, readCertAccess } from '../model/certAccess.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import { useSignature } from '../parts/useSignature.ts';
import { useTarget } from '../state/useTarget.ts';

const pictures = { certificate: 'cert', lite: 'my', phone: 'phonecheck' } as const;

export function FME50000() {
  const { cert: t } = messages.use();
  const { session, bridge } = useWallet();
  const person = usePerson();
  const target = useTarget();
  const { ask: asked, isAuto, isGroup, prefersLite, isLogin } = readCertAccess(useQuery());
  const { certificate, lite, group, openApp } = useCertLogin();
  const sign = useSignature();
  const hasStarted = useRef(false);
  // The app may have led here by its own wish, which is in no address (1-shell s4.3).
  const wish = useLoad(async () => {
    const info = asked === 'none' && session.isLogin.value ? await getLoginInfo() : false;
    return info === false ? asked : readAsk(info.isCertiAccess);
  });
  const ask = wish.data ?? asked;

  const register = useMemberAction(async () => {
    const signed = await sign(ask === 'use' ? 'access' : 'issue');
    if (signed === null) return;
    await registerCertificate(signed);
    const known = await session.reread();
    toast(t.registered);
    if (known) target.follow(known);
  });

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    // Nothing but a login was wanted, and that is done.
    if (person && asked === 'none' && isLogin) return target.follow(person);
    if (person || !bridge.isNative) return;
    if (isGroup) void group.run();
    else if (isAuto) void lite.run();
  }, []);

  if (person) {
    if (!wish.data || (asked === 'none' && isLogin)) return <Screen title={t.title} state="loading" />;
    const said = ask === 'use' ? t.use : t.issue;
    return (
      <Screen title={said.title}>
        <Lead title={said.lead}>{said.text}</Lead>
        {!bridge.isNative && <InlineNotice messageId="certificateAppOnly">{t.appOnly}</InlineNotice>}
        <Actions>
          {bridge.isNative ? (
            <Button
              full
              size="large"
              action="submit"
              isBusy={register.isRunning}
              onClick={() => void register.run()}
            >
              {said.submit}
            </Button>
          ) : (
            <Button full size="large" action="openApp" onClick={() => void openApp()}>
              {t.openApp}
            </Button>
          )}
          <Button full variant="secondary" action="later" onClick={() => target.follow(person)}>
            {t.later}
          </Button>
        </Actions>
      </Screen>
    );
  }

  const ways = [
    { id: 'certificate', run: () => void certificate.run() },
    { id: 'lite', run: () => void lite.run() },
    { id: 'phone', run: () => target.go('FME11000') },
  ] as const;
  const shown = prefersLite ? [ways[1], ways[0], ways[2]] : ways;
  return (
    <Screen title={t.title}>
      <Lead title={prefersLite ? t.liteLead : t.lead}>{prefersLite ? t.liteText : t.text}</Lead>
      <List label={t.ways}>
        {isGroup && (
          <ListItem
            leading={<IconTile picture="account" />}
            title={t.group.title}
            description={t.group.text}
            action="group"
            onClick={() => void group.run()}
          />
        )}
        {shown.map(({ id, run }) => (
          <ListItem
            key={id}
            leading={<IconTile picture={pictures[id]} />}
            title={t[id].title}
            description={t[id].text}
            action={id}
            onClick={run}
          />
        ))}
      </List>
      <Section title={t.newHere}>
        <List>
          <ListItem
            leading={<IconTile picture="event" />}
            title={t.signUp}
            description={t.signUpText}
            action="signUp"
            onClick={() => target.go('FME21000')}
          />
        </List>
      </Section>
    </Screen>
  );
}
