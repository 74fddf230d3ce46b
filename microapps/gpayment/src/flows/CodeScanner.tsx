import { CodeByHand, InlineNotice, QrScanner } from '@wallet/kit/ui';
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

  async function read(code: string) {
    const outcome = await onCode(code);
    if (outcome === undefined) setRound((before) => before + 1);
    return outcome;
  }

  async function send(code: string) {
    setSending(true);
    try {
      await onCode(code);
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
      <div className={styles.block}>
        <CodeByHand
          field="code"
          label={t.code}
          hint={t.hint}
          submit={t.send}
          isBusy={isSending}
          onSend={(code) => void send(code)}
        />
      </div>
    </>
  );
}
