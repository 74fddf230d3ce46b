import { canChoose, type DayBook, isTaken, latestCheckOut, type Stay } from '../../booking/index.ts';
import { addDays } from '../../format/index.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { useBookingWords } from '../useBookingWords/useBookingWords.ts';
import { dayInfoOf } from './dayInfoOf.ts';

interface BookDays {
  /** the days that are open, what each costs and what is left on it */
  book: DayBook;
  /** so many places or fewer are said under a day; 2 unless told, 0 says none */
  few?: number;
}

export type BookingCalendarProps = BookDays &
  (
    | { mode?: 'day'; value: string; onChange: (date: string) => void }
    | { mode: 'stay'; value: Stay; onChange: (stay: Stay) => void }
  );

/** The calendar of what can be booked: a day, or the nights of a stay, each with its price and what is left. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { book, few = 2 } = props;
  const { days } = useBookingWords();
  const infoOf = (date: string) => dayInfoOf(book, date, days, few);

  if (props.mode !== 'stay') {
    return (
      <Calendar
        value={props.value}
        min={book.first}
        max={book.last}
        dayInfo={(date) => ({ ...infoOf(date), disabled: isTaken(book, date) })}
        onChange={props.onChange}
      />
    );
  }

  const { value: stay, onChange } = props;
  const arriving = stay.checkOut === '' && stay.checkIn !== '' ? stay.checkIn : null;

  function choose(checkIn: string, checkOut: string) {
    // A day past a full night, or too far, begins another stay.
    const isTooFar = checkOut !== '' && checkOut > latestCheckOut(book, checkIn);
    onChange(isTooFar ? { checkIn: checkOut, checkOut: '' } : { checkIn, checkOut });
  }

  return (
    <Calendar
      mode="range"
      value={{ from: stay.checkIn, until: stay.checkOut }}
      min={book.first}
      // The morning after the last night is a day to leave, and no night.
      max={addDays(book.last, 1)}
      dayInfo={(date) => ({ ...infoOf(date), disabled: !canChoose(book, date, arriving) })}
      onChange={({ from = '', until = '' }) => choose(from, until)}
    />
  );
}
