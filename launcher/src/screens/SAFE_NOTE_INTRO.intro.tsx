import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Bullets, Button, Card, Lead, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

// The specification calls it a static page: it asks for nothing and leads home (1-shell s2.3).
export function SAFE_NOTE_INTRO() {
  const t = messages.use().safeNote;
  const { navigate } = useWallet();
  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full onClick={navigate.home}>
            {t.home}
          </Button>
        </BottomBar>
      }
    >
      <Lead picture="safenote" title={t.lead} />
      <Card tone="soft">
        <Bullets texts={t.points} />
      </Card>
      <Note>{t.note}</Note>
    </Screen>
  );
}
