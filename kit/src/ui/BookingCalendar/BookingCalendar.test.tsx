import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DayBook, Stay } from '../../booking/index.ts';
import { setLocale } from '../../messages/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';

const book: DayBook = {
  first: '20261126',
  last: '20261201',
  maxNights: 3,
  days: [
    { date: '20261126', price: 46_000, left: 9 },
    { date: '20261127', price: 5_000, left: 2 },
    { date: '20261128', price: 0, left: 0 },
    { date: '20261129', price: 0, left: null },
    { date: '20261130', price: null, left: null, isClosed: true },
    { date: '20261201', price: null, left: 1 },
  ],
};
const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement;
const seen = (date: string) =>
  [...day(date).querySelectorAll('[aria-hidden="true"]')].slice(1).map(({ textContent }) => textContent);

// None of these days is today, which is said with its name.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+09:00') }));
afterEach(() => void vi.useRealTimers());

function Day({ onChange }: { onChange: (date: string) => void }) {
  return <BookingCalendar book={book} value="" onChange={onChange} />;
}

it('says under each day what it costs, how few are left, that it is full or at rest', async () => {
  await renderKorean(<Day onChange={() => {}} />);
  const november = book.days.slice(0, -1);
  expect(november.map(({ date }) => seen(date))).toEqual([
    ['4.6만'],
    ['5천', '2 남음'],
    ['마감'],
    ['무료'],
    ['휴무'],
  ]);
});

it('names the price in full, and what is left', async () => {
  await renderKorean(<Day onChange={() => {}} />);
  expect(screen.getByRole('button', { name: /26일 목요일, 46,000원$/ })).toBe(day('20261126'));
  expect(screen.getByRole('button', { name: /27일 금요일, 5,000원, 2자리 남음$/ })).toBe(day('20261127'));
  expect(screen.getByRole('button', { name: /28일 토요일, 마감, 선택할 수 없음$/ })).toBe(day('20261128'));
});

it('follows the language', async () => {
  await renderKorean(<Day onChange={() => {}} />);
  await act(() => setLocale('en'));
  expect([seen('20261126'), seen('20261127'), seen('20261128')]).toEqual([
    ['46k'],
    ['5k', '2 left'],
    ['Full'],
  ]);
});

it('chooses a day that is free, none that is full, at rest or outside', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Day onChange={onChange} />);
  for (const date of ['20261125', '20261128', '20261130']) await user.click(day(date));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(day('20261129'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('20261129');
});

function Nights({ onChange }: { onChange: (stay: Stay) => void }) {
  const [stay, setStay] = useState<Stay>({ checkIn: '', checkOut: '' });
  return (
    <BookingCalendar
      mode="stay"
      book={book}
      value={stay}
      onChange={(next) => {
        setStay(next);
        onChange(next);
      }}
    />
  );
}

it('chooses nights: one may leave on the day of a full night, and not stay over it', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Nights onChange={onChange} />);
  expect(day('20261128').getAttribute('aria-disabled')).toBe('true');
  await user.click(day('20261127'));
  expect(day('20261128').getAttribute('aria-disabled')).toBeNull();
  await user.click(day('20261128'));
  expect(onChange).toHaveBeenLastCalledWith({ checkIn: '20261127', checkOut: '20261128' });
  await user.click(day('20261127'));
  await user.click(day('20261129'));
  expect(onChange).toHaveBeenLastCalledWith({ checkIn: '20261129', checkOut: '' });
});
