import { useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { QrLevel } from '../QrCode/encodeQrCode.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CodeOnPaper } from './CodeOnPaper.tsx';
import { ExpiredCode } from './ExpiredCode.tsx';
import styles from './PaymentCode.module.css';
import { useCodeTime } from './useCodeTime.ts';

/** A code as the server gave it out: a QR code, a barcode, or both of them. */
export interface ShownCode {
  qr?: string;
  barcode?: string;
  /** how long it is good for from the answer on: `expSS` */
  seconds: number;
  /** where the server may give out the same code again: what tells the second time from the first (`pyToken`) */
  id?: string;
  /** `performance.now()` of the answer, where the code is kept longer than this component is there */
  receivedAt?: number;
}

export interface PaymentCodeProps {
  /** null: on its way */
  code: ShownCode | null;
  /** asked by the customer, for an expired code and after a problem; the button is busy until its promise is done */
  onRenew: () => unknown;
  /** message id of why there is no code */
  problem?: string | null;
  /** in place of the catalogue's text */
  problemText?: string;
  /** the barcode's number in groups of four (default no: who reads it can pay with it) */
  showsNumber?: boolean;
  /** what a screen reader calls them (default 결제 QR코드, 결제 바코드) */
  labels?: { qr?: string; barcode?: string };
  /** of the QR code (default `medium`) */
  level?: QrLevel;
}

/**
 * A code to pay with, held to a scanner: good for the seconds the server gave, counted without the phone's own time;
 * then it leaves the page and a new one is offered. A tap shows it large, the screen stays on meanwhile
 * (2-payment s3.1, s4, E42).
 */
export function PaymentCode(props: PaymentCodeProps) {
  const { code, onRenew, problem, problemText } = props;
  const { codes: t } = kitMessages.use();
  const seconds = useCodeTime(code);
  const [isRenewing, setRenewing] = useState(false);
  const isAsking = useRef(false);
  const tookFocus = useRef(false);
  const state = problem
    ? 'failed'
    : code === null || seconds === null
      ? 'loading'
      : seconds > 0
        ? 'shown'
        : 'expired';

  async function renew() {
    if (isAsking.current) return;
    isAsking.current = true;
    setRenewing(true);
    try {
      await onRenew();
    } finally {
      isAsking.current = false;
      setRenewing(false);
    }
  }

  return (
    <div className={styles.code} data-part="paymentCode" data-state={state} aria-busy={state === 'loading'}>
      <VisuallyHidden>
        <span role="status">
          {{ loading: t.loading, shown: t.ready, expired: t.expired, failed: '' }[state]}
        </span>
      </VisuallyHidden>
      {state === 'loading' && <Skeleton shape="picture" />}
      {state === 'shown' && code !== null && seconds !== null && (
        <CodeOnPaper {...props} code={code} seconds={seconds} tookFocus={tookFocus} />
      )}
      {state === 'expired' && (
        <ExpiredCode isRenewing={isRenewing} tookFocus={tookFocus} onRenew={() => void renew()} />
      )}
      {problem && (
        <ErrorState
          messageId={problem}
          {...(problemText !== undefined && { text: problemText })}
          onRetry={() => void renew()}
        />
      )}
    </div>
  );
}
