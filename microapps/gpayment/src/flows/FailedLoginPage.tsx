import { loginMove, Screen, usePerson, useWallet } from '@wallet/kit/app';
import { BottomBar, Bullets, Button, Card, Lead } from '@wallet/kit/ui';
import { useService } from '../parts/useService.ts';

/** Where a failed login for foreign payment ends (1-shell s4.3, A04): why, and the ways on. */
export function FailedLoginPage({ isKftc = false }: { isKftc?: boolean }) {
  const { failed: t } = useService();
  const { navigate, bridge } = useWallet();
  const isMember = usePerson() !== null;
  const start = `/gpayment/FGP10000${isKftc ? 'Kftc' : ''}`;
  const footer = (
    <BottomBar>
      {isMember ? (
        <Button action="goOn" onClick={() => navigate.replace(start)}>
          {t.goOn}
        </Button>
      ) : (
        <>
          <Button variant="secondary" action="signUp" onClick={() => navigate.push('/mber/FME21000')}>
            {t.signUp}
          </Button>
          <Button action="signIn" onClick={() => navigate.push(loginMove(start, bridge.isNative))}>
            {t.signIn}
          </Button>
        </>
      )}
    </BottomBar>
  );
  return (
    <Screen title={t.title} footer={footer}>
      {isMember ? (
        <Lead picture="gpayment" title={t.member}>
          {t.memberHint}
        </Lead>
      ) : (
        <>
          <Lead picture="security" title={t.lead}>
            {t.text}
          </Lead>
          <Card tone="soft">
            <Bullets texts={t.reasons} />
          </Card>
        </>
      )}
    </Screen>
  );
}
