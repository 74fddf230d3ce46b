import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Card, IconTile, InlineNotice, Lead, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function FFQ01100() {
  const { guide: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Lead title={t.lead} />
      <Stack>
        <Card tone="soft">
          <Section title={t.show} action={<IconTile picture="barcode" />}>
            <Bullets isOrdered texts={t.showSteps} />
          </Section>
        </Card>
        <Card tone="soft">
          <Section title={t.scan} action={<IconTile picture="scan" />}>
            <Bullets isOrdered texts={t.scanSteps} />
          </Section>
        </Card>
        <InlineNotice>{t.safe}</InlineNotice>
      </Stack>
      <MainButton action="start" run={() => navigate.push('FFQ01000')}>
        {t.start}
      </MainButton>
    </Screen>
  );
}
