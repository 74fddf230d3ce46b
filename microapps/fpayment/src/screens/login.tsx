import { loginMove, Screen, usePerson, useWallet } from '@wallet/kit/app';
import { Button } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { messages } from '../messages/index.ts';
import text from '../parts/text.module.css';

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
      <p className={text.lead}>{t.lead}</p>
      <div className={text.buttons}>
        <Button full action="submit" onClick={() => navigate.push(loginMove(home, bridge.isNative))}>
          {t.submit}
        </Button>
        <Button full variant="secondary" action="look" onClick={() => navigate.replace('FFQ01000')}>
          {t.look}
        </Button>
      </div>
    </Screen>
  );
}
