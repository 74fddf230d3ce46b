import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { addDays, addMonths, todaySeoul, weekday } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Calendar.module.css';
import { CalendarDay, type DayInfo } from './CalendarDay.tsx';
import { monthGrid } from './monthGrid.ts';
import { type DateRange, dayForKey, nextRange } from './selection.ts';

interface CalendarBounds {
  /** first and last day of the calendar, YYYYMMDD; a month beyond them cannot be reached (R110) */
  min: string;
  max: string;
  /** what is to be said of a day: a price, sold out */
  dayInfo?: (date: string) => DayInfo;
}

export type CalendarProps = CalendarBounds &
  (
    | { mode?: 'single'; value: string; onChange: (date: string) => void }
    | { mode: 'range'; value: DateRange; onChange: (range: DateRange) => void }
  );

/** A month of days to choose one, or a stretch of nights, from (1-shell s2.5, R109, R110). Dates are YYYYMMDD. */
export function Calendar(props: CalendarProps) {
  const { min, max } = props;
  const { calendar } = kitMessages.use();
  const chosen: DateRange = props.mode === 'range' ? props.value : { from: props.value };
  const [focused, setFocused] = useState(() => within(chosen.from || todaySeoul(), min, max));
  const [month, setMonth] = useState(focused.slice(0, 6));
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  const shown = monthsFrom(month, min, max);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  function goTo(date: string) {
    if (date.slice(0, 6) < min.slice(0, 6) || date.slice(0, 6) > max.slice(0, 6)) return;
    setFocused(within(date, min, max));
    setMonth(date.slice(0, 6));
  }

  function choose(date: string) {
    setFocused(date);
    if (props.mode === 'range') props.onChange(nextRange(props.value, date));
    else props.onChange(date);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = dayForKey(event.key, focused, { addDays, addMonths, weekday });
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    const day = within(next, min, max);
    setFocused(day);
    if (!shown.includes(day.slice(0, 6))) setMonth(day.slice(0, 6));
  }

  const name = (of: string) => calendar.month({ year: Number(of.slice(0, 4)), month: Number(of.slice(4)) });
  const title = name(month);
  return (
    <div className={styles.calendar} data-part="calendar">
      <div className={styles.head}>
        <IconButton
          icon="back"
          label={calendar.previousMonth}
          action="prev"
          isOff={month <= min.slice(0, 6)}
          onClick={() => goTo(addMonths(`${month}01`, -1))}
        />
        <p className={styles.month} aria-live="polite">
          {title}
        </p>
        <IconButton
          icon="chevron"
          label={calendar.nextMonth}
          action="next"
          isOff={month >= max.slice(0, 6)}
          onClick={() => goTo(addMonths(`${month}01`, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the grid's own element */}
      <table ref={grid} role="grid" aria-label={title} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {calendar.weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={calendar.weekdays[index]} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((each) => (
          <tbody key={each}>
            {each !== month && (
              <tr>
                <th colSpan={7} scope="rowgroup" className={styles.next}>
                  {name(each)}
                </th>
              </tr>
            )}
            {weeksFrom(min, each).map((week, index) => (
              <tr key={week.find(Boolean) ?? index}>
                {week.map((date, day) =>
                  date === null ? (
                    <td key={day} />
                  ) : (
                    <CalendarDay
                      key={date}
                      date={date}
                      chosen={chosen}
                      isFocused={date === focused}
                      isOutside={date < min || date > max}
                      info={props.dayInfo?.(date)}
                      onChoose={choose}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The weeks of a month that have a day to choose: those wholly before the first are folded away. */
function weeksFrom(min: string, month: string) {
  return monthGrid(month).filter((week) => week.some((date) => date !== null && date >= min));
}

/** A month, and the next one under it at a month's end: two weeks are no choice of days. */
function monthsFrom(month: string, min: string, max: string): string[] {
  const next = addMonths(`${month}01`, 1).slice(0, 6);
  return weeksFrom(min, month).length < 3 && next <= max.slice(0, 6) ? [month, next] : [month];
}

function within(date: string, min: string, max: string): string {
  return date < min ? min : date > max ? max : date;
}
