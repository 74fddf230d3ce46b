import { MainButton, Screen } from '@wallet/kit/app';
import { Actions, Button, Lead, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { sending } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';

export const FPO24122 = sending.step({ needs: ['receiver'] }, function SendMessage({ draft, goOn }) {
  const t = messages.use().money;
  const [message, setMessage] = useState(draft.message ?? '');
  return (
    <Screen title={t.send.title}>
      <Lead title={t.send.messageLead} />
      <Stack>
        <TextField
          field="message"
          label={t.send.message}
          hint={t.send.messageHint}
          value={message}
          onChange={setMessage}
          maxLength={40}
          autoComplete="off"
        />
        <Actions beside>
          {t.send.messageExamples.map((example) => (
            <Button key={example} variant="secondary" size="small" onClick={() => setMessage(example)}>
              {example}
            </Button>
          ))}
        </Actions>
      </Stack>
      <MainButton action="next" run={() => goOn('FPO24123', { message: message.trim() })}>
        {t.next}
      </MainButton>
    </Screen>
  );
});
