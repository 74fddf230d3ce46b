import { expect, test } from 'vitest';
import { inOrder, type Ticket, untilText } from './ticket.ts';

const at = (id: string, departsAt: string, state: Ticket['state']) => ({ id, departsAt, state }) as Ticket;

test('the next flight comes first, what is over last', () => {
  const { next, later, past } = inOrder([
    at('back', '20261126193000', 'linked'),
    at('old', '20261101110000', 'flown'),
    at('older', '20261001110000', 'cancelled'),
    at('out', '20261122081000', 'checkedIn'),
  ]);
  expect([next?.id, later.map(({ id }) => id), past.map(({ id }) => id)]).toEqual([
    'out',
    ['back'],
    ['old', 'older'],
  ]);
  expect(inOrder([])).toEqual({ later: [], past: [] });
});

test.each([
  ['20261122081000', { hours: 20, minutes: 10 }],
  ['20261121120000', { hours: 0, minutes: 0 }],
  ['20261121115900', null],
])('until %s from noon of the 21st: %j', (moment, expected) => {
  expect(untilText(moment, Date.parse('2026-11-21T12:00:00+09:00'))).toEqual(expected);
});
