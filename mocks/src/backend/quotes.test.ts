import { expect, test } from 'vitest';
import { opensAt } from './marketHours.ts';
import { makeQuote, takeQuote } from './quotes.ts';
import { freshWorld, WorldState } from './world.ts';

const gold = { room: 'GOLD', kind: 'DEAL' };

function at(now: { ms: number }) {
  const world = new WorldState(freshWorld('w'), () => new Date(now.ms));
  world.signIn('member');
  return { get: () => world, world } as unknown as Parameters<typeof makeQuote>[0] & { world: WorldState };
}

test('a price holds for its seconds and for one order, and is its customer’s own', () => {
  const now = { ms: 0 };
  const context = at(now);
  const quote = makeQuote(context, gold, { won: 700 });
  expect(quote).toEqual({ qtId: 'GOLD-00000001', expSS: 30, won: 700 });
  now.ms = 29_999;
  expect(takeQuote(context, gold, quote.qtId)).toEqual({ won: 700 });
  const ended = expect.objectContaining({ code: 'GOLD_QUOTE_ENDED' });
  expect(() => takeQuote(context, gold, quote.qtId)).toThrow(ended);
  const next = makeQuote(context, gold, { won: 700 });
  now.ms += 30_000;
  expect(() => takeQuote(context, gold, next.qtId)).toThrow(ended);
  const last = makeQuote(context, gold, {});
  context.world.signIn('foreigner');
  expect(() => takeQuote(context, gold, last.qtId)).toThrow(ended);
});

test('a price of one kind is refused for another, and stays', () => {
  const context = at({ ms: 0 });
  const { qtId } = makeQuote(context, gold, { won: 700 });
  const other = expect.objectContaining({ code: 'GOLD_QUOTE_OTHER' });
  expect(() => takeQuote(context, { room: 'GOLD', kind: 'CLOS' }, qtId)).toThrow(other);
  expect(takeQuote(context, gold, qtId)).toEqual({ won: 700 });
});

test.each([
  ['2026-11-23T08:59:59+09:00', '20261123090000'],
  ['2026-11-23T09:00:00+09:00', null],
  ['2026-11-23T21:59:59+09:00', null],
  ['2026-11-23T22:00:00+09:00', '20261124090000'],
  ['2026-11-28T12:00:00+09:00', '20261130090000'],
  ['2026-12-25T12:00:00+09:00', '20261228090000'],
])('at %s a market that was set in time opens at %s', (now, opens) => {
  const world = new WorldState(freshWorld('w', { stoppedAt: now }), () => new Date());
  expect(opensAt(world, ['0900', '2200'])).toBe(opens);
});

test('a market whose clock nobody set never closes', () => {
  const sunday = new Date('2026-11-22T03:00:00+09:00');
  expect(opensAt(new WorldState(freshWorld('w'), () => sunday), ['0900', '2200'])).toBeNull();
});
