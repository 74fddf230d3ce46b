import { Screen, useWallet } from '@wallet/kit/app';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function FME92000() {
  const { left: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title} noBack>
      <ResultPage kind="success" title={t.lead} description={t.text}>
        <Actions>
          <Button full size="large" action="goHome" onClick={navigate.home}>
            {t.home}
          </Button>
          <Button full variant="secondary" action="signUp" onClick={() => navigate.replace('FME21000')}>
            {t.signUp}
          </Button>
        </Actions>
      </ResultPage>
    </Screen>
  );
}
