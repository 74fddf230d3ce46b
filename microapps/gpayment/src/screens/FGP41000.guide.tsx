import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Bullets, Button, Card, InlineNotice, Lead, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** How cash comes from a machine abroad. */
export function FGP41000() {
  const t = messages.use().pay.atm;
  const { navigate } = useWallet();
  const footer = (
    <BottomBar>
      <Button action="submit" onClick={() => navigate.push('FGP41100')}>
        {t.start}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.guideTitle} footer={footer}>
      <Lead picture="withdraw" title={t.lead} />
      <Stack>
        <Card tone="soft">
          <Bullets isOrdered texts={t.steps} />
        </Card>
        <InlineNotice>{t.safe}</InlineNotice>
      </Stack>
    </Screen>
  );
}
