import { Screen, useWallet } from '@wallet/kit/app';
import { Actions, BottomBar, Button, EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** A goodbye: quiet, and nothing of it is pressed upon who leaves. */
export function FME92000() {
  const { left: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen
      title={t.title}
      noBack
      footer={
        <BottomBar>
          <Button full variant="primary" action="goHome" onClick={navigate.home}>
            {t.home}
          </Button>
        </BottomBar>
      }
    >
      <EmptyState picture="done" title={t.lead} description={t.text} />
      <Actions>
        <Button full variant="text" action="signUp" onClick={() => navigate.replace('FME21000')}>
          {t.signUp}
        </Button>
      </Actions>
    </Screen>
  );
}
