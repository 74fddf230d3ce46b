import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import text from '../parts/text.module.css';

export function FFQ01100() {
  const { guide: t } = messages.use();
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
      <Section title={t.show}>
        <ol className={text.steps}>
          {t.showSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title={t.scan}>
        <ol className={text.steps}>
          {t.scanSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <InlineNotice>{t.safe}</InlineNotice>
    </Screen>
  );
}
