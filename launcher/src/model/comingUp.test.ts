import { expect, it } from 'vitest';
import { comingUp, keyOf, type Stay } from './comingUp.ts';

const stay = (number: string, from: string, until: string, more: Partial<Stay> = {}): Stay => ({
  number,
  name: { ko: '가온숲', en: 'Gaon forest' },
  from,
  until,
  isPaid: true,
  heldUntil: '',
  ...more,
});
const now = '20261122150000';

it('shows the next three that are paid, by date, and none that is over', () => {
  const found = comingUp(
    [
      stay('5', '20261225', '20261226'),
      stay('1', '20261120', '20261122'),
      stay('3', '20261127', '20261128'),
      stay('2', '20261121', '20261123'),
      stay('4', '20261201', '20261202'),
      stay('6', '20261123', '20261124', { isPaid: false }),
    ],
    [],
    now,
  );
  expect(found.map((one) => [keyOf(one), one.days])).toEqual([
    ['stay 2', 0],
    ['stay 3', 5],
    ['stay 4', 9],
  ]);
});

it('puts a place that waits for its payment and the points that end first among them', () => {
  const found = comingUp(
    [
      stay('1', '20261130', '20261201'),
      stay('2', '20261224', '20261225', { isPaid: false, heldUntil: '20261122151000' }),
      stay('3', '20261224', '20261225', { isPaid: false, heldUntil: '20261122145959' }),
    ],
    [
      { on: '20261208', points: 300 },
      { on: '20261121', points: 200 },
      { on: '20261204', points: 500 },
      { on: '20261123', points: 0 },
    ],
    now,
  );
  expect(found).toMatchObject([
    { kind: 'due', on: '20261122', days: 0, stay: { number: '2' } },
    { kind: 'stay', on: '20261130', days: 8 },
    { kind: 'expiry', on: '20261204', days: 12, points: 500 },
  ]);
});
