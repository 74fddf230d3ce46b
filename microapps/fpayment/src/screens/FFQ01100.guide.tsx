import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, InlineNotice, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function FFQ01100() {
  const { guide: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Section title={t.show}>
        <Bullets isOrdered texts={t.showSteps} />
      </Section>
      <Section title={t.scan}>
        <Bullets isOrdered texts={t.scanSteps} />
      </Section>
      <InlineNotice>{t.safe}</InlineNotice>
      <MainButton action="start" run={() => navigate.push('FFQ01000')}>
        {t.start}
      </MainButton>
    </Screen>
  );
}
