import { MainButton, Screen } from '@wallet/kit/app';
import { Button, Lead, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { sending } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import styles from '../parts/money.module.css';

export const FPO24122 = sending.step({ needs: ['receiver'] }, function SendMessage({ draft, goOn }) {
  const t = messages.use().money;
  const [message, setMessage] = useState(draft.message ?? '');
  return (
    <Screen title={t.send.title}>
      <Lead title={t.send.messageLead} />
      <div className={styles.stack}>
        <TextField
          field="message"
          label={t.send.message}
          hint={t.send.messageHint}
          value={message}
          onChange={setMessage}
          maxLength={40}
          autoComplete="off"
        />
        <div className={styles.row}>
          {t.send.messageExamples.map((example) => (
            <Button key={example} variant="secondary" size="small" onClick={() => setMessage(example)}>
              {example}
            </Button>
          ))}
        </div>
      </div>
      <MainButton action="next" run={() => goOn('FPO24123', { message: message.trim() })}>
        {t.next}
      </MainButton>
    </Screen>
  );
});
