import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formatMoney } from '../../format/index.ts';
import { renderKorean } from '../testing/renderKorean.tsx';
import { Chart, type ChartProps } from './Chart.tsx';
import { curveOf, spotsOf } from './curve.ts';

const points = [
  { at: '10.23', value: 1380.5 },
  { at: '11.01', value: 1375 },
  { at: '11.14', value: 1378.2 },
  { at: '오늘', value: 1372.5 },
];

const rendered = (props: Partial<ChartProps<'week' | 'month'>> = {}) =>
  renderKorean(
    <Chart
      label="미국 달러"
      points={points}
      say={(value) => `${formatMoney(value)}원`}
      summary="한 달 동안 8원 내렸어요"
      {...props}
    />,
  );

const plot = () => screen.getByRole('slider', { name: '미국 달러' }).parentElement as HTMLElement;
const bubble = () => plot().textContent;

it('draws a line and says what it says; all values stand in a table behind a button', async () => {
  const { user } = await rendered();
  expect(screen.getByRole('figure', { name: '미국 달러' })).toBeTruthy();
  expect(screen.getByText('한 달 동안 8원 내렸어요')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: '표로 보기' }));
  const rows = within(screen.getByRole('table', { name: '미국 달러' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '오늘1,372.5원',
    '11.141,378.2원',
    '11.011,375원',
    '10.231,380.5원',
  ]);
  await user.click(screen.getByRole('button', { name: '표 접기' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('reads the nearest value under a finger, until it is lifted', async () => {
  await rendered();
  vi.spyOn(plot(), 'getBoundingClientRect').mockReturnValue({ left: 20, width: 300 } as DOMRect);
  const at = (clientX: number) => ({ clientX, pointerType: 'touch', buttons: 1 });
  expect(bubble()).toBe('');
  fireEvent.pointerDown(plot(), at(215));
  expect(bubble()).toBe('11.14 1,378.2원');
  fireEvent.pointerMove(plot(), at(-40));
  expect(bubble()).toBe('10.23 1,380.5원');
  fireEvent.pointerMove(plot(), at(900));
  expect(bubble()).toBe('오늘 1,372.5원');
  fireEvent.pointerUp(plot(), at(900));
  expect(bubble()).toBe('');
});

it('says single values to who moves by keys', async () => {
  await rendered();
  const keys = screen.getByRole('slider');
  expect(keys.getAttribute('aria-valuetext')).toBe('오늘 1,372.5원');
  fireEvent.change(keys, { target: { value: '1' } });
  expect(keys.getAttribute('aria-valuetext')).toBe('11.01 1,375원');
  expect(bubble()).toBe('11.01 1,375원');
  fireEvent.blur(keys);
  expect(bubble()).toBe('');
});

it('lets another stretch be chosen', async () => {
  const onRange = vi.fn();
  const ranges = [
    { value: 'week', label: '1주' },
    { value: 'month', label: '1달' },
  ] as const;
  const { user } = await rendered({ ranges, range: 'month', onRange });
  await user.click(screen.getByRole('radio', { name: '1주' }));
  expect(onRange).toHaveBeenCalledExactlyOnceWith('week');
});

it('draws a level that is watched, and has room for it where it lies beside all values', async () => {
  await rendered({ mark: { value: 1300, label: '목표 1,300원' } });
  expect(screen.getByText('목표 1,300원').style.top).toBe('88%');
  expect(spotsOf([1380.5, 1372.5], [1300]).every(({ y }) => y < 0.3)).toBe(true);
});

it('leaves out a line that would have no length', async () => {
  await rendered({ points: points.slice(0, 1) });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('한 달 동안 8원 내렸어요')).toBeTruthy();
});

it('never draws above the highest or below the lowest value', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const values = Array.from(
      { length: 2 + (turn % 9) },
      (_, place) => Math.sin(turn * 12.9 + place * 78.2) * 100,
    );
    const spots = spotsOf(values);
    const heights = (curveOf(spots).match(/-?[\d.]+,-?[\d.]+/g) ?? []).map((pair) =>
      Number(pair.split(',')[1]),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...heights)).toBeLessThanOrEqual(88);
  }
  expect(spotsOf([5, 5]).map(({ y }) => y)).toEqual([0.5, 0.5]);
  expect(curveOf([])).toBe('');
});

it('its hairlines lie at the highest and the lowest value, and between them', async () => {
  const { container } = await rendered();
  const heights = [...container.querySelectorAll('path[class*="hairline"]')].map((path) =>
    Number(/^M-2 ([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]),
  );
  expect(heights).toEqual([12, 50, 88]);
});
