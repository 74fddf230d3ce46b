import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { DateSheet } from './DateSheet.tsx';

function Arrival() {
  const [date, setDate] = useState('20261128');
  return (
    <DateSheet field="date" label="입실일" min="20261121" max="20270115" value={date} onChange={setDate} />
  );
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`) as HTMLElement;

it('(R109) opens a calendar in a bottom sheet under its date, YYYY.MM.DD', async () => {
  const { user } = await renderKorean(<Arrival />);
  await user.click(screen.getByRole('button', { name: '입실일 2026.11.28' }));
  expect(
    screen.getByRole('dialog', { name: '2026.11.28' }).querySelector('[data-part="calendar"]'),
  ).toBeTruthy();
  await user.click(day('20261130'));
  expect(screen.getByRole('dialog', { name: '2026.11.30' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByRole('button', { name: '입실일 2026.11.30' }).dataset.field).toBe('date');
});

it('leaves the date as it was when it is closed', async () => {
  const { user } = await renderKorean(<Arrival />);
  await user.click(screen.getByRole('button', { name: '입실일 2026.11.28' }));
  await user.click(day('20261130'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '입실일 2026.11.28' })).toBeTruthy();
});
