import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FeeRule } from '../../booking/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { CancelFees } from './CancelFees.tsx';

const stay: FeeRule[] = [
  { until: { days: 0 }, percent: 90 },
  { until: { days: 5 }, percent: 0 },
  { until: { days: 2 }, percent: 20 },
  { until: { days: 1 }, percent: 50 },
];
const train: FeeRule[] = [
  { until: { days: 2 }, sum: 400 },
  { until: { days: 1 }, percent: 5, least: 400 },
  { until: { hours: 3 }, percent: 10 },
  { until: { minutes: 5 }, percent: 20 },
  { until: { hours: 0 }, sum: 0 },
];

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent?.trim(),
      within(row).getByRole('cell').textContent,
    ]);

it('says which days each row covers, earliest first, and marks the one that counts now', async () => {
  await renderKorean(
    <CancelFees rules={stay} applied={stay[2]} caption="입실일까지 남은 날에 따른 수수료" />,
  );
  expect(screen.getByRole('table', { name: '입실일까지 남은 날에 따른 수수료' })).toBeTruthy();
  expect(rows()).toEqual([
    ['5일 전까지', '없음'],
    ['4일 전 ~ 2일 전 지금', '20%'],
    ['1일 전', '50%'],
    ['당일', '90%'],
  ]);
  expect(document.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
});

it('says days, hours, minutes, sums and the least that is kept', async () => {
  await renderKorean(<CancelFees rules={train} />);
  expect(rows()).toEqual([
    ['2일 전까지', '400원'],
    ['1일 전', '5%, 최소 400원'],
    ['3시간 전까지', '10%'],
    ['5분 전까지', '20%'],
    ['시작 전까지', '없음'],
  ]);
  expect(document.querySelector('[aria-current]')).toBeNull();
});
