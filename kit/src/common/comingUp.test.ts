import { expect, it } from 'vitest';
import { allComingUp, type Coming, everyComingUp } from './comingUp.ts';

const coming = (id: string, kind: Coming['kind'], at: string, more: Partial<Coming> = {}): Coming => ({
  id,
  kind,
  at,
  until: `${at.slice(0, 8)}235959`,
  cardId: id,
  screen: 'FTR61000',
  name: { ko: '가온숲', en: 'Gaon forest' },
  ...more,
});
const now = '20261122150000';
const found = (all: Coming[]) =>
  allComingUp(all, now)
    .slice(0, 3)
    .map(({ id, days, isOverdue }) => [id, days, isOverdue]);

it('shows the next three by date, and none that is over', () => {
  const rows = [
    coming('last day', 'booking', '20261120', { until: '20261122' }),
    coming('far', 'booking', '20261225', { until: '20261226' }),
    coming('begun', 'booking', '20261121', { until: '20261123' }),
    coming('this morning', 'booking', '20261122090000', { until: '20261122120000' }),
    coming('today', 'booking', '20261122140000'),
    coming('soon', 'booking', '20261127', { until: '20261128' }),
  ];
  expect(found(rows)).toEqual([
    ['begun', 0, false],
    ['today', 0, false],
    ['soon', 5, false],
  ]);
});

it('puts what is to be done and what ends among them: a hold that ran out is gone, a day that passed is overdue', () => {
  const rows = [
    coming('stay', 'booking', '20261130', { until: '20261201' }),
    coming('held', 'due', '20261122151000'),
    coming('ran out', 'due', '20261122145959'),
    coming('tax', 'due', '20261118'),
    coming('old tax', 'due', '20261101', { cardId: 'old' }),
    coming('ended', 'expiry', '20261121'),
    coming('points', 'expiry', '20261204'),
  ];
  expect(found(rows)).toEqual([
    ['tax', 0, true],
    ['held', 0, false],
    ['stay', 8, false],
  ]);
});

it('has one row of a domain and kind, so that none takes the place of all others', () => {
  const rows = [
    coming('tax 1', 'due', '20261123', { cardId: 'tax' }),
    coming('tax 2', 'due', '20261124', { cardId: 'tax' }),
    coming('points', 'expiry', '20261204'),
  ];
  expect(found(rows)).toEqual([
    ['tax 1', 1, false],
    ['points', 12, false],
  ]);
});

it('what has been overdue for more than a week comes last, and the whole list has every row', () => {
  const rows = [
    coming('tax 1', 'due', '20260928', { cardId: 'tax' }),
    coming('tax 2', 'due', '20261120', { cardId: 'tax' }),
    coming('stay 1', 'booking', '20261123', { cardId: 'forest' }),
    coming('stay 2', 'booking', '20261127', { cardId: 'forest' }),
  ];
  expect(everyComingUp(rows, now).map(({ id }) => id)).toEqual(['tax 2', 'stay 1', 'stay 2', 'tax 1']);
});
