import { Screen, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, Lead, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { useDraftLoad, useMoneyDraft } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import styles from '../parts/money.module.css';
import type { MoneyDraft } from '../state/moneyDrafts.ts';
import { NoDraft } from './money/NoDraft.tsx';

export function FPO24122() {
  const t = messages.use().money;
  const load = useDraftLoad('sending', async () => null);
  if (load.data) return <Message draft={load.data.draft} />;
  return (
    <Screen title={t.send.message} of={load}>
      <NoDraft first="FPO24110" />
    </Screen>
  );
}

function Message({ draft }: { draft: MoneyDraft<'sending'> }) {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const { save } = useMoneyDraft('sending');
  const [message, setMessage] = useState(draft.message ?? '');

  const footer = (
    <BottomBar>
      <Button
        action="next"
        onClick={() => void save({ ...draft, message: message.trim() }).then(() => navigate.push('FPO24123'))}
      >
        {t.next}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.send.title} step={{ current: 3, total: 5 }} footer={footer}>
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
    </Screen>
  );
}
