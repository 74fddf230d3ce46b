import {
  Barcode,
  Button,
  Countdown,
  PresentedCode,
  PresentSheet,
  QrCode,
  Section,
  type ShownCode,
  Switch,
  toast,
  useCountdown,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import styles from './Samples.module.css';

const seconds = 180;
const code = (issue: number): ShownCode => ({
  qr: `wallet:gallery:${issue}`,
  barcode: `2810060201234567${String(issue).padStart(8, '0')}`,
  seconds,
});
const expired: ShownCode = { qr: 'wallet:gallery:expired', seconds: 0 };
const nothing = () => {};

/** Codes to pay with, in every state, and codes alone. */
export function CodeSamples() {
  const { codes: t } = messages.use().gallery;
  const [issue, setIssue] = useState(1);
  const [showsNumber, setShowsNumber] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const means = { picture: 'point', name: t.points, note: t.usable, onChange: () => toast(t.points) };
  const choices = {
    options: [
      { value: 'points', label: t.points, description: t.usable },
      { value: 'account', label: t.account },
    ],
    value: 'points',
    onChoose: () => setIssue(issue + 1),
  };
  return (
    <>
      <Section title={t.title}>
        <div className={styles.stack}>
          <h3>{t.live}</h3>
          <Switch field="showNumber" label={t.number} checked={showsNumber} onChange={setShowsNumber} />
          <PresentedCode
            isPart
            code={code(issue)}
            showsNumber={showsNumber}
            renewal="offered"
            means={{ ...means, choices }}
            hint={t.show}
            onRenew={() => setIssue(issue + 1)}
          />
          <Button variant="secondary" action="present" onClick={() => setOpen(true)}>
            {t.present}
          </Button>
          <PresentSheet
            isOpen={isOpen}
            title={t.pay}
            code={code(issue)}
            renewal="auto"
            showsNumber
            means={means}
            hint={t.show}
            onRenew={() => setIssue(issue + 1)}
            onClose={() => setOpen(false)}
          />
          <h3>{t.expired}</h3>
          <PresentedCode isPart code={expired} onRenew={() => toast(t.renewed)} />
          <h3>{t.loading}</h3>
          <PresentedCode isPart code={null} onRenew={nothing} />
          <h3>{t.failed}</h3>
          <PresentedCode isPart code={null} problem="paymentUnstable" onRenew={() => toast(t.renewed)} />
        </div>
      </Section>
      <Section title={t.single}>
        <div className={styles.stack}>
          <QrCode value="wallet:member:20260001" label={t.member} level="high" isZoomable />
          <Barcode value="TICKET-20260001" label={t.ticket} showsNumber />
          <h3>{t.wrong}</h3>
          <Barcode value="휴양림" label={t.ticket} />
        </div>
      </Section>
      <Section title={t.countdown}>
        <CountdownSample label={t.restart} />
      </Section>
    </>
  );
}

function CountdownSample({ label }: { label: string }) {
  const { seconds: left, start } = useCountdown();
  useEffect(() => start(seconds), [start]);
  return (
    <>
      <Countdown seconds={left} total={seconds} />
      <Button variant="text" action="restart" onClick={() => start(seconds)}>
        {label}
      </Button>
    </>
  );
}
