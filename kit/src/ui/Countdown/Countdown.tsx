import { type ReactNode, useEffect, useRef, useState } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { clockText } from './clockText.ts';

export interface CountdownProps {
  /** seconds that are left: those of `useCountdown` */
  seconds: number;
  /** seconds it began with: draws how much of them is left */
  total?: number;
  /** said aloud, politely, when so many are left (default 60, 30 and 10) */
  spokenAt?: readonly number[];
  /** beside the time: an IconButton that starts it anew */
  end?: ReactNode;
}

const spokenByDefault = [60, 30, 10];

/** The time that is left, as minutes and seconds; a screen reader hears of it at 60, 30 and 10 seconds only. */
export function Countdown({ seconds, total, spokenAt = spokenByDefault, end }: CountdownProps) {
  const { countdown: t } = kitMessages.use();
  const spoken = useSpoken(seconds, spokenAt);
  const time = clockText(seconds);
  return (
    <div className={styles.countdown} data-part="countdown">
      <div className={styles.clock}>
        <span className={styles.time} role="timer" aria-label={t.left({ time })}>
          {t.left({ time })}
        </span>
        {end}
      </div>
      {total !== undefined && total > 0 && (
        <progress className={styles.rest} max={total} value={Math.min(seconds, total)} aria-hidden="true" />
      )}
      <VisuallyHidden>
        <span role="status">{spoken === null ? '' : t.secondsLeft({ seconds: spoken })}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The seconds to say: those at which one of the marks was passed, which after a sleep may be fewer than the mark. */
function useSpoken(seconds: number, marks: readonly number[]): number | null {
  const [spoken, setSpoken] = useState<number | null>(null);
  const before = useRef(seconds);
  useEffect(() => {
    const from = before.current;
    before.current = seconds;
    if (seconds > from) setSpoken(null);
    else if (seconds > 0 && marks.some((mark) => from > mark && seconds <= mark)) setSpoken(seconds);
  }, [seconds, marks]);
  return spoken;
}
