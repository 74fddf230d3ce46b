import { expect, it } from 'vitest';
import { isEasyPin } from './easyPin.ts';

it.each([
  '111111',
  '123456',
  '654321',
  '890123',
  '210987',
  '121212',
  '135135',
  '900215',
  '021590',
  '150290',
  '199002',
])('%s is guessed first', (digits) => {
  expect(isEasyPin(digits, '19900215')).toBe(true);
});

it.each(['246810', '482915', '928374', '112233', '900216'])('%s is not', (digits) => {
  expect(isEasyPin(digits, '19900215')).toBe(false);
});

it('looks at the digits alone where no birth is known', () => {
  expect(isEasyPin('900215', '')).toBe(false);
  expect(isEasyPin('222222', '')).toBe(true);
  // Neither is what is no birth: too short, or longer than one.
  for (const birth of ['1990021', '119900215', '199002151', '1990-02-15'])
    expect(isEasyPin('900215', birth), birth).toBe(false);
});
