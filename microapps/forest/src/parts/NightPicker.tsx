import { useAction } from '@wallet/kit/app';
import { BottomBar, Button, Calendar, InlineNotice, Money } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import {
  canChoose,
  isSoldOut,
  latestCheckOut,
  type NightBook,
  priceOf,
  soldOutNights,
} from '../model/nights.ts';
import { nightCount, type Stay } from '../model/stay.ts';
import styles from './NightPicker.module.css';

interface NightPickerProps {
  book: NightBook;
  /** empty texts where nothing is chosen yet */
  initial: Stay;
  onChoose: (stay: Stay) => Promise<void>;
}

/** The calendar of a room: what each night costs, which are sold out, and the stay being chosen. */
export function NightPicker({ book, initial, onChoose }: NightPickerProps) {
  const t = messages.use();
  const [stay, setStay] = useState(() => usable(book, initial));
  const { run, isRunning } = useAction(onChoose);
  const price = stay.checkOut === '' ? null : priceOf(book, stay);
  const arriving = stay.checkOut === '' && stay.checkIn !== '' ? stay.checkIn : null;

  function choose(checkIn: string, checkOut: string) {
    // A day past a full night, or too far, begins another stay.
    const isTooFar = checkOut !== '' && checkOut > latestCheckOut(book, checkIn);
    setStay(isTooFar ? { checkIn: checkOut, checkOut: '' } : { checkIn, checkOut });
  }

  return (
    <>
      <Calendar
        mode="range"
        value={{ from: stay.checkIn, until: stay.checkOut }}
        min={book.first}
        max={book.last}
        dayInfo={(date) => ({
          disabled: !canChoose(book, date, arriving),
          note: isSoldOut(book, date)
            ? t.calendar.soldOut
            : t.calendar.price({ amount: priceOn(book, date) }),
        })}
        onChange={({ from = '', until = '' }) => choose(from, until)}
      />
      <p className={styles.hint}>{t.calendar.hint({ most: book.maxNights })}</p>
      {price === null && arriving !== null && <InlineNotice>{t.calendar.chooseCheckOut}</InlineNotice>}
      <BottomBar>
        <p className={styles.sum} aria-live="polite">
          {price ? (
            <>
              {t.nights({ count: nightCount(stay) })} <Money amount={price.total} />
            </>
          ) : (
            t.calendar.chooseCheckIn
          )}
        </p>
        <Button action="next" disabled={price === null} isBusy={isRunning} onClick={() => void run(stay)}>
          {t.calendar.book}
        </Button>
      </BottomBar>
    </>
  );
}

function priceOn(book: NightBook, date: string): number {
  return book.nights.find((night) => night.date === date)?.price ?? 0;
}

/** Dates from before that can no longer be had are not chosen again by themselves. */
function usable(book: NightBook, stay: Stay): Stay {
  const isGood = priceOf(book, stay) !== null && soldOutNights(book, stay).length === 0;
  return isGood && nightCount(stay) <= book.maxNights ? stay : { checkIn: '', checkOut: '' };
}
