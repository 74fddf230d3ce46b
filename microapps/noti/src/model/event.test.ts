import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnnounced, lastDay, stageOf } from './event.ts';

const event = { startsAt: '20261110000000', endsAt: '20261202000000' };

test.each([
  ['20261109235959', 'coming'],
  ['20261110000000', 'running'],
  ['20261201235959', 'running'],
  ['20261202000000', 'ended'],
])('at %s it is %s', (now, stage) => {
  expect(stageOf(event, now)).toBe(stage);
});

test('at any moment an event is in exactly one stage, and once over stays over', () => {
  const moment = fc.integer({ min: 20261101, max: 20261231 }).map((day) => `${day}120000`);
  fc.assert(
    fc.property(moment, moment, (a, b) => {
      const [earlier, later] = a < b ? [a, b] : [b, a];
      if (stageOf(event, earlier) === 'ended') expect(stageOf(event, later)).toBe('ended');
      if (stageOf(event, later) === 'coming') expect(stageOf(event, earlier)).toBe('coming');
    }),
  );
});

test('an event that ends at midnight was over the day before', () => {
  expect(lastDay('20261202000000')).toBe('20261201');
  expect(lastDay('20270101000000')).toBe('20261231');
  expect(lastDay('20261202180000')).toBe('20261202');
});

test('winners are named from that very second on, and nowhere without one', () => {
  expect(isAnnounced({ announcedAt: '20261124100000' }, '20261124095959')).toBe(false);
  expect(isAnnounced({ announcedAt: '20261124100000' }, '20261124100000')).toBe(true);
  expect(isAnnounced({ announcedAt: '' }, '20261124100000')).toBe(false);
});
