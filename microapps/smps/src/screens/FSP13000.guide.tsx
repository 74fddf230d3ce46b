import { Screen, useWallet } from '@wallet/kit/app';
import { Actions, Button, Disclosure, InlineNotice, KeyValue, Lead, Note, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

export function FSP13000() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Lead title={t.guide.title}>{t.guide.note}</Lead>
      <InlineNotice tone="warning">{t.papers}</InlineNotice>
      <Section title={t.guide.lanes}>
        <KeyValue
          rows={(['T1', 'T2'] as const).map((terminal) => ({
            label: t.terminals[terminal],
            value: t.guide.lane[terminal],
          }))}
        />
        <Note>{t.guide.gates}</Note>
        <Actions>
          <Button
            full
            variant="secondary"
            action="halls"
            onClick={() => void navigate.open('/htoa/FKT32200')}
          >
            {t.guide.halls}
          </Button>
        </Actions>
      </Section>
      <Section title={t.guide.airlines}>
        <Note>{t.guide.airlineNames}</Note>
      </Section>
      <Section title={t.guide.questions}>
        {t.guide.answers.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <Note>{answer}</Note>
          </Disclosure>
        ))}
      </Section>
    </Screen>
  );
}
