import type { Hold } from '../../booking/index.ts';
import { Countdown, InlineNotice, useBookingWords } from '../../ui/index.ts';
import { useHold } from '../useHold.ts';
import styles from './HoldNotice.module.css';

interface HoldNoticeProps {
  hold: Hold | null;
  /** once, when the time has run out: read again what became of it */
  onEnd: () => unknown;
  /** what is to be done in time; the kit's own words unless told */
  children?: string;
}

/** A place is held: until when, and what happens then. Said aloud a minute, half a minute and ten seconds before. */
export function HoldNotice({ hold, onEnd, children }: HoldNoticeProps) {
  const { hold: t } = useBookingWords();
  const seconds = useHold(hold, onEnd);
  if (seconds === null) return null;
  return (
    <InlineNotice tone="warning">
      <div className={styles.clock}>
        <Countdown seconds={seconds} />
      </div>
      {children ?? t.left}
    </InlineNotice>
  );
}
