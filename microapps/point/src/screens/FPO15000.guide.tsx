import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, FoldedList, Lead } from '@wallet/kit/ui';
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
          <Button full variant="secondary" action="start" onClick={() => navigate.push('FPO10000')}>
            {t.start}
          </Button>
        </BottomBar>
      }
    >
      <Lead title={t.lead} />
      <FoldedList
        label={t.title}
        rows={t.items.map(([title = '', text = '']) => ({ title, text }))}
        opensFirst
      />
    </Screen>
  );
}
