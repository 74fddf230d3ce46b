import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopClock } from '../../testing/onScreen.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Calendar } from './Calendar.tsx';
import type { DateRange } from './selection.ts';

// The day that is today says so: the month is the same whenever the test runs.
beforeEach(() => stopClock('2026-11-20T10:00:00+09:00'));
afterEach(() => void vi.useRealTimers());

const bounds = { min: '20261121', max: '20270115' };
const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement;
const action = (name: string) =>
  document.querySelector<HTMLElement>(`[data-action="${name}"]`) as HTMLElement;
const month = () => screen.getByRole('grid').getAttribute('aria-label');

function Single({ onChange = () => {} }: { onChange?: (date: string) => void }) {
  const [date, setDate] = useState('20261128');
  return (
    <Calendar
      {...bounds}
      value={date}
      onChange={(next) => {
        setDate(next);
        onChange(next);
      }}
      dayInfo={(each) => (each === '20261129' ? { disabled: true, note: '마감' } : { note: '7.8만' })}
    />
  );
}

it('shows a month as a grid whose days say date, note and whether they can be chosen', async () => {
  await renderKorean(<Single />);
  expect(month()).toBe('2026년 11월');
  expect(document.querySelector('[data-part="calendar"]')).toBeTruthy();
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /2026년 11월 28일 토요일, 7\.8만/ })).toBe(day('20261128'));
  expect(screen.getByRole('button', { name: /29일 일요일, 마감, 선택할 수 없음/ })).toBe(day('20261129'));
});

it('chooses a day, and not one that is sold out or outside', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(<Single onChange={onChange} />);
  await user.click(day('20261129'));
  await user.click(day('20261120'));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(day('20261130'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('20261130');
});

it('(R110, R855) does nothing at previous and next month where they would pass the bounds', async () => {
  const { user } = await renderKorean(<Single />);
  await user.click(action('prev'));
  expect(month()).toBe('2026년 11월');
  await user.click(action('next'));
  expect(month()).toBe('2026년 12월');
  await user.click(action('next'));
  await user.click(action('next'));
  expect(month()).toBe('2027년 1월');
  await user.click(action('prev'));
  expect(month()).toBe('2026년 12월');
});

it('shows the next month under the last days of one, and keeps to it while its days are chosen', async () => {
  const onChange = vi.fn();
  const { user } = await renderKorean(
    <Calendar min="20261126" max="20270115" value="20261128" onChange={onChange} />,
  );
  expect(screen.getByRole('rowheader', { name: '2026년 12월' })).toBeTruthy();
  await user.click(day('20261205'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('20261205');
  expect(month()).toBe('2026년 11월');
  day('20261205').focus();
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(day('20270105'));
  expect(month()).toBe('2027년 1월');
  await user.click(action('prev'));
  expect(month()).toBe('2026년 12월');
  expect(day('20261126')).toBeNull();
});

it('moves by keys, one tab stop, within the bounds', async () => {
  const { user } = await renderKorean(<Single />);
  expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  day('20261128').focus();
  for (const [key, date] of [
    ['ArrowRight', '20261129'],
    ['ArrowDown', '20261206'],
    ['End', '20261212'],
    ['Home', '20261206'],
    ['ArrowLeft', '20261205'],
    ['PageDown', '20270105'],
    ['PageDown', '20270115'],
    ['PageUp', '20261215'],
    ['ArrowUp', '20261208'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(day(date));
  }
});

it('chooses nights: a later day ends the stay, an earlier or a third begins another', async () => {
  const seen = vi.fn();
  function Nights() {
    const [range, setRange] = useState<DateRange>({});
    seen(range);
    return <Calendar mode="range" {...bounds} value={range} onChange={setRange} />;
  }
  const { user } = await renderKorean(<Nights />);
  // Whatever day it is when this runs, the grid starts within the bounds.
  while (month() !== '2026년 11월') await user.click(action('prev'));
  await user.click(day('20261127'));
  expect(seen).toHaveBeenLastCalledWith({ from: '20261127' });
  await user.click(day('20261130'));
  expect(seen).toHaveBeenLastCalledWith({ from: '20261127', until: '20261130' });
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(4);
  expect(day('20261127').textContent).toContain('시작일');
  expect(day('20261130').textContent).toContain('종료일');
  await user.click(day('20261129'));
  expect(seen).toHaveBeenLastCalledWith({ from: '20261129' });
  await user.click(day('20261125'));
  expect(seen).toHaveBeenLastCalledWith({ from: '20261125' });
});
