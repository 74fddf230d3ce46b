import { loginMove, Screen, usePerson, useWallet } from '@wallet/kit/app';
import { Actions, Button, Lead } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';

const home = '/fpayment/FFQ01000';

/** Who is signed in has nothing to do here. */
export function login() {
  return <Login />;
}

function Login() {
  const { loginPage: t } = messages.use();
  const { navigate, bridge } = useWallet();
  const isMember = usePerson() !== null;

  useEffect(() => {
    if (isMember) navigate.replace('FFQ01000');
  }, [isMember, navigate]);

  return (
    <Screen title={t.title}>
      <Lead>{t.lead}</Lead>
      <Actions>
        <Button full action="submit" onClick={() => navigate.push(loginMove(home, bridge.isNative))}>
          {t.submit}
        </Button>
        <Button full variant="secondary" action="look" onClick={() => navigate.replace('FFQ01000')}>
          {t.look}
        </Button>
      </Actions>
    </Screen>
  );
}
