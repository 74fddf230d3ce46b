import { expect, test } from 'vitest';
import { createInFlight } from './createInFlight.ts';

test('a call is on its way until the last of its kind is done, each taken off once', () => {
  const inFlight = createInFlight();
  expect(inFlight.has('a')).toBe(false);
  const first = inFlight.add('a');
  const second = inFlight.add('a');
  inFlight.add('b');
  first();
  first();
  expect(inFlight.has('a')).toBe(true);
  second();
  expect(inFlight.has('a')).toBe(false);
  expect(inFlight.has('b')).toBe(true);
  const third = inFlight.add('a');
  expect(inFlight.has('a')).toBe(true);
  // The first two are long gone: they take nothing off of it.
  first();
  second();
  expect(inFlight.has('a')).toBe(true);
  third();
  expect(inFlight.has('a')).toBe(false);
});
