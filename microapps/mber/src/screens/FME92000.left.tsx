import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, EmptyState } from '@wallet/kit/ui';
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
          <Button full variant="secondary" action="signUp" onClick={() => navigate.replace('FME21000')}>
            {t.signUp}
          </Button>
          <Button full variant="secondary" action="goHome" onClick={navigate.home}>
            {t.home}
          </Button>
        </BottomBar>
      }
    >
      <EmptyState picture="done" title={t.lead} description={t.text} />
    </Screen>
  );
}
