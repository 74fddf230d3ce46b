import { type RefObject, useLayoutEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Barcode } from '../Barcode/Barcode.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import styles from './PaymentCode.module.css';
import type { PaymentCodeProps, ShownCode } from './PaymentCode.tsx';
import { useScreenAwake } from './useScreenAwake.ts';

interface CodeOnPaperProps extends Pick<PaymentCodeProps, 'showsNumber' | 'labels' | 'level'> {
  code: ShownCode;
  seconds: number;
  /** set when the focus goes away with the code */
  tookFocus: RefObject<boolean>;
}

/** The code as long as it is good. */
export function CodeOnPaper({ code, seconds, tookFocus, showsNumber, labels, level }: CodeOnPaperProps) {
  const { codes: t } = kitMessages.use();
  const part = useRef<HTMLDivElement>(null);
  useScreenAwake(true);

  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      tookFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [tookFocus]);

  return (
    <div ref={part} className={styles.codes}>
      {code.barcode !== undefined && (
        <Barcode
          value={code.barcode}
          label={labels?.barcode ?? t.barcode}
          showsNumber={showsNumber ?? false}
          isZoomable
        />
      )}
      {code.qr !== undefined && (
        <QrCode value={code.qr} label={labels?.qr ?? t.qr} level={level ?? 'medium'} isZoomable />
      )}
      <Countdown seconds={seconds} total={code.seconds} />
      <p className={styles.hint}>{t.bright}</p>
    </div>
  );
}
