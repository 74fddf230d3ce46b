import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Lead, List, ListItem } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** What points are and how they work. */
export function FPO15000() {
  const { guide: t } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <Screen
      title={t.title}
      footer={
        <BottomBar>
          <Button full action="start" onClick={() => navigate.push('FPO10000')}>
            {t.start}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.lead} />
      <List label={t.title}>
        {t.items.map(([question, answer]) => (
          <ListItem key={question} title={question} description={answer} />
        ))}
      </List>
    </Screen>
  );
}
