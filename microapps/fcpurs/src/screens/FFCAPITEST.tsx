import { MainButton, Screen, useAction } from '@wallet/kit/app';
import { InlineNotice, Section, SheetSelect, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { callNames, sendAny } from '../api/anyCall.ts';
import { messages } from '../messages/index.ts';

/** Every call of the area by a form, and the raw answer: for developers. */
export function FFCAPITEST() {
  const t = messages.use().trials;
  const [call, setCall] = useState<string>(callNames[0] ?? '');
  const [body, setBody] = useState('{}');
  const [answer, setAnswer] = useState('');
  const send = useAction(async () => setAnswer(await sendAny(call, body)));
  return (
    <Screen>
      <Stack>
        <SheetSelect
          field="call"
          label={t.call}
          value={call}
          onChange={setCall}
          options={callNames.map((value) => ({ value, title: value }))}
        />
        <TextField field="body" label={t.body} value={body} onChange={setBody} />
        {answer !== '' && (
          <Section title={t.answer}>
            <InlineNotice>{answer}</InlineNotice>
          </Section>
        )}
      </Stack>
      <MainButton action="send" run={send}>
        {t.send}
      </MainButton>
    </Screen>
  );
}
