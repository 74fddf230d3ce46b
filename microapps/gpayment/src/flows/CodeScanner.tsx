import { required } from '@wallet/kit/forms';
import { Button, InlineNotice, QrScanner, Section, TextField, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from '../parts/pay.module.css';
import { useCameraPermission } from './useCameraPermission.ts';

interface CodeScannerProps {
  lead: string;
  /** false: the code is none of ours; undefined: told already, another scan may follow */
  onCode: (code: string) => Promise<boolean | undefined>;
  isPaused: boolean;
}

/** A camera for a code, and a field for it where there is no camera. */
export function CodeScanner({ lead, onCode, isPaused }: CodeScannerProps) {
  const t = messages.use().pay.scan;
  const camera = useCameraPermission();
  const [round, setRound] = useState(0);
  const [isSending, setSending] = useState(false);
  const form = useForm({ initial: { code: '' }, rules: { code: required() } });

  async function read(code: string) {
    const outcome = await onCode(code);
    if (outcome === undefined) setRound((before) => before + 1);
    return outcome;
  }

  async function send() {
    setSending(true);
    try {
      await onCode(form.values.code.trim());
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.block}>
        {camera === 'denied' && <InlineNotice tone="warning">{t.camera}</InlineNotice>}
        {camera === 'granted' && <QrScanner key={round} onCode={read} isPaused={isPaused || isSending} />}
      </div>
      <Section title={t.manual}>
        <form className={styles.form} noValidate onSubmit={form.submit(() => void send())}>
          <TextField
            {...form.field('code')}
            label={t.code}
            hint={t.hint}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="send"
            required
          />
          <Button type="submit" variant="secondary" action="submit" isBusy={isSending}>
            {t.send}
          </Button>
        </form>
      </Section>
    </>
  );
}
