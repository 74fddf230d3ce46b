import { type RefObject, useLayoutEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Barcode } from '../Barcode/Barcode.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import styles from './CodePlate.module.css';
import type { CodePlateProps, ShownCode } from './CodePlate.tsx';
import { useScreenAwake } from './useScreenAwake.ts';
import { useScreenLight } from './useScreenLight.ts';

interface CodeOnPaperProps extends Pick<CodePlateProps, 'showsNumber' | 'labels' | 'level' | 'isExplained'> {
  code: ShownCode;
  seconds: number;
  /** set when the focus goes away with the code */
  tookFocus: RefObject<boolean>;
  isRenewing: boolean;
  /** beside the clock: a new code before the end of this one */
  onRenew: (() => void) | undefined;
}

/** The code as long as it is good. */
export function CodeOnPaper(props: CodeOnPaperProps) {
  const { code, seconds, tookFocus, showsNumber, labels, level, isRenewing, onRenew } = props;
  const { codes: t } = kitMessages.use();
  const part = useRef<HTMLDivElement>(null);
  useScreenAwake(true);
  useScreenLight();

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
        <div className={code.barcode === undefined ? undefined : styles.qr}>
          <QrCode value={code.qr} label={labels?.qr ?? t.qr} level={level ?? 'medium'} isZoomable />
        </div>
      )}
      <Countdown
        seconds={seconds}
        total={code.seconds}
        end={
          onRenew && (
            <IconButton icon="refresh" label={t.renew} action="renew" isOff={isRenewing} onClick={onRenew} />
          )
        }
      />
      {!props.isExplained && <p className={styles.hint}>{t.bright}</p>}
    </div>
  );
}
