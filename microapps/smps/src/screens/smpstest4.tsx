import { MainButton, Screen, useAction } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { readBoardingPass } from '@wallet/kit/identity';
import { Actions, Button, KeyValue, Section, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { addByBarcode, addByQr, checkPass } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** A boarding pass as text: what is read of it, what the service says to it, and whether a pass counts. */
function Test4() {
  const { test: t } = messages.use();
  const [text, setText] = useState('');
  const [passId, setPassId] = useState('');
  const [result, setResult] = useState('');
  const read = readBoardingPass(text);
  const send = useAction(async (by: typeof addByQr) => setResult((await by({ passId, text })) ?? ''));
  const check = useAction(async () => {
    const { until } = await checkPass({ passId });
    setResult(t.valid({ date: formatDate(until) }));
  });
  const by = (label: string, call: typeof addByQr, action: string) => (
    <Button
      full
      variant="secondary"
      action={action}
      isBusy={send.isRunning}
      onClick={() => void send.run(call)}
    >
      {label}
    </Button>
  );
  return (
    <Screen>
      <Stack>
        <TextField field="passId" label={t.pass} value={passId} onChange={setPassId} />
        <TextField field="text" label={t.text} value={text} onChange={setText} />
      </Stack>
      <Section title={t.parsed}>
        <KeyValue
          rows={
            read
              ? [
                  { label: 'name', value: `${read.surname}/${read.givenNames}` },
                  ...read.legs.map((leg, place) => ({
                    label: `leg ${place + 1}`,
                    value: JSON.stringify(leg),
                  })),
                ]
              : [{ label: t.result, value: t.notParsed }]
          }
        />
      </Section>
      <KeyValue rows={[{ label: t.result, value: result || t.none }]} />
      <Actions>
        {by(t.qr, addByQr, 'byQr')}
        {by(t.bar, addByBarcode, 'byBarcode')}
      </Actions>
      <MainButton run={check}>{t.validity}</MainButton>
    </Screen>
  );
}

export { Test4 as smpstest4 };
