import { expect, test } from 'vitest';
import { createWorlds, DEFAULT_WORLD } from './worlds.ts';

const now = () => new Date(0);

test('the world longest unused is forgotten, the default one never', () => {
  const worlds = createWorlds(now, { limit: 3 });
  const first = worlds.of(DEFAULT_WORLD);
  const a = worlds.of('a');
  worlds.of('b');
  worlds.of('a');
  worlds.of('c');
  worlds.of('d');
  expect(worlds.size).toBe(3);
  expect(worlds.of(DEFAULT_WORLD)).toBe(first);
  expect(worlds.of('a')).not.toBe(a);
});

test('a world remembers for each room and counts for each name', () => {
  const { world } = createWorlds(now).of('a');
  expect(world.room('x', () => ({ n: 1 }))).toBe(world.room('x', () => ({ n: 2 })));
  expect([world.nextNumber('x'), world.nextNumber('x'), world.nextNumber('y')]).toEqual([1, 2, 1]);
});

test('a reset forgets everything of its world and nothing of another', () => {
  const worlds = createWorlds(now);
  const other = worlds.of('b');
  worlds.of('a').world.nextNumber('x');
  worlds.reset('a');
  expect(worlds.of('a').world.nextNumber('x')).toBe(1);
  expect(worlds.of('b')).toBe(other);
});
