import { expect, it, vi } from 'vitest';
import { createSecret } from './createSecret.ts';
import { shuffledDigits } from './shuffledDigits.ts';

it('hands its digits out once, and has nothing after', async () => {
  const secret = createSecret(6);
  for (const digit of [0, 1, 2, 9]) secret.add(digit);
  secret.backspace();
  secret.add(3);
  const encrypt = vi.fn(async (plain: string) => `sealed ${plain.length}`);
  expect(await secret.handOut(encrypt)).toBe('sealed 4');
  expect(await secret.handOut(encrypt)).toBe('sealed 0');
  expect(encrypt.mock.calls).toEqual([['0123'], ['']]);
});

it('forgets its digits also when they could not be encrypted', async () => {
  const secret = createSecret(4);
  secret.add(1);
  await expect(secret.handOut(() => Promise.reject(new Error('no key')))).rejects.toThrow('no key');
  expect(secret.count).toBe(0);
});

it('takes no more than its length, and nothing away from nothing', () => {
  const secret = createSecret(4);
  secret.backspace();
  for (let digit = 0; digit < 9; digit += 1) secret.add(digit);
  expect(secret.count).toBe(4);
});

it('shows its digits to nobody who looks at it', () => {
  const secret = createSecret(4);
  for (const digit of [7, 7, 7, 7]) secret.add(digit);
  expect(JSON.stringify(secret)).toBe('{"count":4}');
});

it('shuffles all ten digits, each into every place', () => {
  const places = Array.from({ length: 10 }, () => new Set<number>());
  for (let turn = 0; turn < 500; turn += 1) {
    const digits = shuffledDigits();
    expect(digits.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [place, digit] of digits.entries()) places[place]?.add(digit);
  }
  expect(places.map(({ size }) => size)).toEqual(Array(10).fill(10));
});
