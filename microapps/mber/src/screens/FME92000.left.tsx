import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Button, Card, EmptyState, KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** A goodbye: what has become of what was here, and nothing pressed upon who leaves. */
export function FME92000() {
  const { left: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title} noBack>
      <EmptyState picture="bye" title={t.lead} description={t.text} />
      <Card tone="soft">
        <KeyValue rows={t.losses} />
      </Card>
      <MainButton
        action="goHome"
        run={navigate.home}
        under={
          <Button variant="text" size="small" action="signUp" onClick={() => navigate.replace('FME21000')}>
            {t.signUp}
          </Button>
        }
      >
        {t.home}
      </MainButton>
    </Screen>
  );
}
