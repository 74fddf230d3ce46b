import { MainButton, Screen, usePerson, useWallet } from '@wallet/kit/app';
import { Button, Card, EmptyState, KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { hasLeft } from '../state/justLeft.ts';

/** For a customer who has just left a goodbye: what has become of what was here, and nothing pressed upon them. For all others there is nothing here. */
export function FME92000() {
  const { left: t } = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  if (!hasLeft(person?.memberId ?? null)) {
    return (
      <Screen title={t.title}>
        <EmptyState
          isPage
          picture="none"
          title={t.not}
          description={t.notText}
          action={{ label: t.home, action: 'goHome', onClick: navigate.home }}
        />
      </Screen>
    );
  }
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
