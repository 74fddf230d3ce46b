import { addDays } from '@wallet/kit/format';
import { Calendar } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { canChoose, isSoldOut, latestCheckOut, type NightBook, priceOn } from '../model/nights.ts';
import type { Stay } from '../model/stay.ts';

interface NightPickerProps {
  book: NightBook;
  /** empty texts where nothing is chosen yet */
  stay: Stay;
  onChange: (stay: Stay) => void;
}

/** The calendar of a room: what each night costs, which are sold out, and the stay being chosen. */
export function NightPicker({ book, stay, onChange }: NightPickerProps) {
  const t = messages.use().calendar;
  const arriving = stay.checkOut === '' && stay.checkIn !== '' ? stay.checkIn : null;

  function choose(checkIn: string, checkOut: string) {
    // A day past a full night, or too far, begins another stay.
    const isTooFar = checkOut !== '' && checkOut > latestCheckOut(book, checkIn);
    onChange(isTooFar ? { checkIn: checkOut, checkOut: '' } : { checkIn, checkOut });
  }

  const noteOf = (date: string) =>
    isSoldOut(book, date) ? t.soldOut : t.price({ amount: priceOn(book, date) });

  return (
    <Calendar
      mode="range"
      value={{ from: stay.checkIn, until: stay.checkOut }}
      min={book.first}
      max={addDays(book.last, 1)}
      dayInfo={(date) => ({
        disabled: !canChoose(book, date, arriving),
        // The morning after the last night is a day to leave, and no night.
        ...(date <= book.last && { note: noteOf(date) }),
      })}
      onChange={({ from = '', until = '' }) => choose(from, until)}
    />
  );
}
