import { MainButton, Screen } from '@wallet/kit/app';
import { Card, KeyValue, Lead, Note, Stack } from '@wallet/kit/ui';
import { applying, useIssue } from '../flows/certificate.ts';
import { messages } from '../messages/index.ts';

export const FSO12200 = applying.step({ needs: ['key', 'targetId', 'receiver'] }, function Sign({ draft }) {
  const { sign: t, apply } = messages.use();
  const { name, purpose, receiver, isFull } = draft;
  const issue = useIssue(draft);
  return (
    <Screen>
      <Lead title={t.lead} />
      <Stack>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.name, value: name },
              { label: apply.purpose, value: apply.purposes[purpose] },
              { label: apply.receiver, value: receiver },
              { label: t.shown, value: isFull ? t.all : t.masked },
            ]}
          />
        </Card>
        <Note>{t.note}</Note>
      </Stack>
      <MainButton action="certificate" run={issue}>
        {t.submit}
      </MainButton>
    </Screen>
  );
});
