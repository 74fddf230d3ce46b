import { todaySeoul, weekday } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Calendar.module.css';
import type { DateRange } from './selection.ts';

/** What a calendar says of one day. */
export interface DayInfo {
  disabled?: boolean;
  /** a few characters under the number */
  note?: string;
  /** a few more under them */
  more?: string;
  /** what is said in place of both: a price in full */
  spoken?: string;
}

interface CalendarDayProps {
  date: string;
  chosen: DateRange;
  isFocused: boolean;
  isOutside: boolean;
  info: DayInfo | undefined;
  onChoose: (date: string) => void;
}

/** One day: its number, its note, and a name that says all of it. */
export function CalendarDay({ date, chosen, isFocused, isOutside, info, onChoose }: CalendarDayProps) {
  const { calendar } = kitMessages.use();
  const isDisabled = isOutside || info?.disabled === true;
  const isEnd = date === chosen.from || date === chosen.until;
  const isBetween = Boolean(chosen.from && chosen.until && date > chosen.from && date < chosen.until);
  const words = [
    calendar.day({
      year: Number(date.slice(0, 4)),
      month: Number(date.slice(4, 6)),
      day: Number(date.slice(6)),
      weekday: calendar.weekdays[weekday(date)] ?? '',
    }),
    date === todaySeoul() && calendar.today,
    date === chosen.from && chosen.until && calendar.from,
    date === chosen.until && calendar.until,
    !isOutside && (info?.spoken ?? info?.note),
    isDisabled && calendar.unavailable,
  ].filter(Boolean);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell, which may be selected
    <td aria-selected={isEnd || isBetween} className={classes(styles.cell, isBetween && styles.between)}>
      <button
        type="button"
        className={classes(styles.day, isEnd && styles.end, date === todaySeoul() && styles.today)}
        data-date={date}
        tabIndex={isFocused ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && onChoose(date)}
      >
        <span className={styles.number} data-day={calendar.weekdaysShort[weekday(date)]} aria-hidden="true">
          {Number(date.slice(6))}
        </span>
        {!isOutside && info?.note && (
          <span className={styles.note} data-full={info.more ? undefined : info.spoken} aria-hidden="true">
            {info.note}
          </span>
        )}
        {!isOutside && info?.more && (
          <span className={styles.note} aria-hidden="true">
            {info.more}
          </span>
        )}
        <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      </button>
    </td>
  );
}
