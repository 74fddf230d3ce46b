import { Screen, useAction, usePerson } from '@wallet/kit/app';
import { signWithNationalCertificate } from '@wallet/kit/common';
import { Button, InlineNotice, Lead, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

/** For developers: what the phone answers to a signature, without its contents. */
export function POINT_EAI_TEST() {
  const { developer: t } = messages.use().wallet;
  const person = usePerson();
  const [content, setContent] = useState('point-eai-test');
  const [answer, setAnswer] = useState('');
  const sign = useAction(async () => {
    const signer = { loginCode: person?.loginCode ?? '', certSerial: person?.certSerial ?? '' };
    const outcome = await signWithNationalCertificate(signer, { content, kind: 'national' });
    setAnswer(
      outcome.kind === 'signed' ? t.signed : outcome.kind === 'cancelled' ? t.cancelled : outcome.messageId,
    );
  });
  return (
    <Screen title={t.signTitle}>
      <Lead title={t.signLead} />
      <Stack>
        <TextField field="content" label={t.content} value={content} onChange={setContent} maxLength={200} />
        <Button full action="submit" isBusy={sign.isRunning} onClick={() => void sign.run()}>
          {t.sign}
        </Button>
        {answer !== '' && <InlineNotice>{answer}</InlineNotice>}
      </Stack>
    </Screen>
  );
}
