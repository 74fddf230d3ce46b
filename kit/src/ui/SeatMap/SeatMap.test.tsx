import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderKorean } from '../testing/renderKorean.tsx';
import { type Seat, SeatMap } from './SeatMap.tsx';

const seat = (id: string, state: Seat['state'] = 'free'): Seat => ({
  id,
  letter: id.slice(-1),
  state,
  ...(/[AD]$/.test(id) && { note: '창가' }),
});

const rows = [
  { number: 6, seats: [seat('6A'), seat('6B', 'full'), null, seat('6C'), seat('6D', 'closed')] },
  { number: 7, seats: [seat('7A'), seat('7B'), null, seat('7C'), seat('7D')] },
];

function Car({ most }: { most: number }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return <SeatMap label="7호차" rows={rows} chosen={chosen} onChange={setChosen} most={most} />;
}

const at = (id: string) => document.querySelector<HTMLButtonElement>(`[data-part="seat"][data-seat="${id}"]`);
const sums = () => screen.getByRole('status').textContent;

it('names each seat by car, number, state and place; taken ones cannot be chosen', async () => {
  await renderKorean(<Car most={2} />);
  expect(screen.getByRole('button', { name: '7호차 7A, 비어 있음, 창가', pressed: false })).toBe(at('7A'));
  expect(screen.getByRole('button', { name: '7호차 6B, 예약됨' })).toMatchObject({ disabled: true });
  expect(at('6D')?.dataset.state).toBe('closed');
  expect(sums()).toBe('선택한 자리 없음남은 자리 6');
});

it('takes as many as travel, says so when one more is tapped, and gives back by another tap', async () => {
  const { user } = await renderKorean(<Car most={2} />);
  for (const id of ['7A', '7B', '7C']) await user.click(at(id) as HTMLElement);
  expect(sums()).toBe('선택한 자리 7A, 7B남은 자리 42자리까지 선택할 수 있어요');
  expect(at('7B')).toMatchObject({ dataset: { state: 'chosen' } });
  await user.click(at('7A') as HTMLElement);
  expect(sums()).toBe('선택한 자리 7B남은 자리 5');
});

it('moves the choice where one travels', async () => {
  const { user } = await renderKorean(<Car most={1} />);
  await user.click(at('7A') as HTMLElement);
  await user.click(at('6C') as HTMLElement);
  expect(sums()).toContain('선택한 자리 6C');
});

it('is a list of what is free, too, with the same choice', async () => {
  const { user } = await renderKorean(<Car most={2} />);
  await user.click(at('7A') as HTMLElement);
  await user.click(screen.getByRole('radio', { name: '목록' }));
  expect(document.querySelectorAll('[data-part="seat"]')).toHaveLength(6);
  expect(at('6B')).toBeNull();
  expect(screen.getByRole('button', { name: '7호차 7A, 선택함, 창가', pressed: true })).toBeTruthy();
  await user.click(at('6C') as HTMLElement);
  expect(sums()).toContain('7A, 6C');
});
