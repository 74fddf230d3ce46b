import { loginMove, Screen, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { Actions, Button, Lead } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import { returnPathOf } from '../model/dueDiligence.ts';

/** Where a visitor of the point area signs in; somebody who has goes on at once. */
export function POINT_LOGIN() {
  const { login: t } = messages.use().wallet;
  const { navigate, bridge } = useWallet();
  const person = usePerson();
  const target = returnPathOf(useQuery()) ?? '/point/FPO10000';
  const isSignedIn = person !== null;
  useEffect(() => {
    if (isSignedIn) navigate.replace(target);
  }, [isSignedIn, navigate, target]);
  return (
    <Screen title={t.title}>
      <Lead title={t.lead}>{t.text}</Lead>
      <Actions>
        <Button full action="login" onClick={() => navigate.replace(loginMove(target, bridge.isNative))}>
          {t.submit}
        </Button>
      </Actions>
    </Screen>
  );
}
