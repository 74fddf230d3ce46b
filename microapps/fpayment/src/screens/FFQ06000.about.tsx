import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function FFQ06000() {
  const { about: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Section title={t.what}>
        <p>{t.whatText}</p>
      </Section>
      <Section title={t.where}>
        <Bullets texts={t.whereText} />
      </Section>
      <Section title={t.safety}>
        <Bullets texts={t.safetyText} />
      </Section>
      <MainButton action="start" run={() => navigate.push('FFQ01000')}>
        {t.start}
      </MainButton>
    </Screen>
  );
}
