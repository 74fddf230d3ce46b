import { type bookingWords, type DayBook, isTaken } from '../../booking/index.ts';
import type { DayInfo } from '../Calendar/CalendarDay.tsx';

type Words = (typeof bookingWords)['ko']['days'];

/** A price in a few characters: 4.6만, 5천, 무료. */
function shortPrice(amount: number, words: Words): string {
  if (amount === 0) return words.free;
  return amount < 10_000 ? words.small({ amount }) : words.price({ amount });
}

/**
 * What a calendar says of a day in a book: its price, that it is full or at rest, and how many are left where they are
 * few.
 *
 * @param few so many or fewer are worth saying
 */
export function dayInfoOf(book: DayBook, date: string, words: Words, few: number): DayInfo {
  const day = book.days.find((one) => one.date === date);
  if (!day) return {};
  if (day.isClosed) return { note: words.closed };
  if (isTaken(book, date)) return { note: words.soldOut };
  const { price, left } = day;
  const isFew = left !== null && left <= few;
  const shown = [
    price !== null && { note: shortPrice(price, words), spoken: words.spoken({ amount: price }) },
    isFew && { note: words.left({ count: left }), spoken: words.leftSpoken({ count: left }) },
  ].filter((one) => one !== false);
  const [first, second] = shown;
  if (!first) return {};
  return {
    note: first.note,
    ...(second ? { more: second.note } : {}),
    spoken: shown.map(({ spoken }) => spoken).join(', '),
  };
}
