import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import text from '../parts/text.module.css';

export function FFQ06000() {
  const { about: t } = messages.use();
  const { navigate } = useWallet();
  const footer = (
    <BottomBar>
      <Button action="start" onClick={() => navigate.push('FFQ01000')}>
        {t.start}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.title} footer={footer}>
      <Section title={t.what}>
        <p>{t.whatText}</p>
      </Section>
      <Section title={t.where}>
        <Bullets texts={t.whereText} />
      </Section>
      <Section title={t.safety}>
        <Bullets texts={t.safetyText} />
      </Section>
    </Screen>
  );
}

function Bullets({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={text.bullets}>
      {texts.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
