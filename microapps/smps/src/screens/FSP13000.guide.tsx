import { Screen, useWallet } from '@wallet/kit/app';
import { Button, Disclosure, InlineNotice, KeyValue, Lead, Note, Section, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { lanes } from '../model/ticket.ts';

export function FSP13000() {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <Stack>
        <Lead title={t.guide.title}>{t.guide.note}</Lead>
        <InlineNotice tone="warning">{t.papers}</InlineNotice>
        <Section title={t.guide.lanes}>
          <KeyValue
            rows={(['T1', 'T2'] as const).map((terminal) => ({
              label: t.terminals[terminal],
              value: t.guide.lane({ halls: lanes[terminal].join(', ') }),
            }))}
          />
          <Note>{t.guide.gates}</Note>
          <Button variant="secondary" action="halls" onClick={() => void navigate.open('/htoa/FKT32200')}>
            {t.home.halls}
          </Button>
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
      </Stack>
    </Screen>
  );
}
