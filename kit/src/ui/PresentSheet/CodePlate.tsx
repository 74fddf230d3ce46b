import { useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { QrLevel } from '../QrCode/encodeQrCode.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CodeOnPaper } from './CodeOnPaper.tsx';
import styles from './CodePlate.module.css';
import { CoveredCode } from './CoveredCode.tsx';
import { ExpiredCode } from './ExpiredCode.tsx';
import { useCodeTime } from './useCodeTime.ts';
import { useEarlyRenewal } from './useEarlyRenewal.ts';
import { useOutOfSight } from './useOutOfSight.ts';

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

export interface CodePlateProps {
  /** null: on its way */
  code: ShownCode | null;
  /** asked by the customer, for an expired code and after a problem; the button is busy until its promise is done */
  onRenew: () => unknown;
  /**
   * asked: a new code is offered when the time of this one is up. offered: the customer may have a new one at any time,
   * as where each costs a password. auto: that, and ten seconds before its end the part asks for it once by itself; left
   * lying, the next one ends
   */
  renewal?: 'asked' | 'offered' | 'auto';
  /** message id of why there is no code */
  problem?: string | null;
  /** in place of the catalogue's text */
  problemText?: string;
  /** the barcode's number in groups of four (default no: who reads it can pay with it) */
  showsNumber?: boolean;
  /** what a screen reader calls them (default 결제 QR코드, 결제 바코드) */
  labels?: { qr?: string; barcode?: string };
  /** what stands under the plate says how it is shown: no second line on the plate */
  isExplained?: boolean;
  /** of the QR code (default `medium`) */
  level?: QrLevel;
}

/** The white plate with the code, counted without the phone's own time: in every state that it can be in. */
export function CodePlate(props: CodePlateProps) {
  const { code, onRenew, problem, problemText, renewal = 'asked' } = props;
  const { codes: t } = kitMessages.use();
  const seconds = useCodeTime(code);
  const isAway = useOutOfSight();
  const [isRenewing, setRenewing] = useState(false);
  const isAsking = useRef(false);
  const tookFocus = useRef(false);
  const state = stateOf(code, seconds, problem, isAway);

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

  const asks = useEarlyRenewal(
    renewal === 'auto' && state === 'shown' ? seconds : null,
    code?.seconds ?? 0,
    () => void renew(),
  );

  return (
    <div className={styles.code} data-part="paymentCode" data-state={state} aria-busy={state === 'loading'}>
      <VisuallyHidden>
        <span role="status">
          {{ loading: t.loading, shown: t.ready, expired: t.expired, covered: '', failed: '' }[state]}
        </span>
      </VisuallyHidden>
      {state === 'loading' && <Skeleton shape="picture" />}
      {state === 'shown' && code !== null && seconds !== null && (
        <CodeOnPaper
          {...props}
          code={code}
          seconds={seconds}
          tookFocus={tookFocus}
          isRenewing={isRenewing}
          onRenew={
            renewal !== 'asked'
              ? () => {
                  asks.anew();
                  void renew();
                }
              : undefined
          }
        />
      )}
      {state === 'covered' && <CoveredCode />}
      {state === 'expired' && (
        <ExpiredCode
          isRenewing={isRenewing}
          tookFocus={tookFocus}
          onRenew={() => {
            asks.anew();
            void renew();
          }}
        />
      )}
      {problem && (
        <div className={styles.failed}>
          <ErrorState
            messageId={problem}
            {...(problemText !== undefined && { text: problemText })}
            onRetry={() => void renew()}
          />
        </div>
      )}
    </div>
  );
}

function stateOf(
  code: ShownCode | null,
  seconds: number | null,
  problem: string | null | undefined,
  isAway: boolean,
): 'loading' | 'shown' | 'covered' | 'expired' | 'failed' {
  if (problem) return 'failed';
  if (code === null || seconds === null) return 'loading';
  if (seconds <= 0) return 'expired';
  return isAway ? 'covered' : 'shown';
}
