import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { Bullets, Checkbox, Note, Scene, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { skipsIntro } from '../state/intro.ts';

/** How registering goes, once or each time (R763, R764). */
export function FML42000() {
  const { intro: t } = messages.use();
  const { navigate } = useWallet();
  const [isOff, setOff] = useState(false);
  return (
    <Screen ground>
      <Scene drawn="pems" title={t.title} note={t.text}>
        <Section title={t.steps}>
          <Bullets isOrdered texts={t.stepTexts} />
        </Section>
        <Note>{t.time}</Note>
      </Scene>
      <Checkbox field="doNotSeeAgain" label={t.again} checked={isOff} onChange={setOff} />
      <MainButton
        action="next"
        run={() => {
          if (isOff) skipsIntro.set(true);
          navigate.replace('FML42200');
        }}
      >
        {t.next}
      </MainButton>
    </Screen>
  );
}
