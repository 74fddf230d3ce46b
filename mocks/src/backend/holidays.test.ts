import { expect, test } from 'vitest';
import { bankDay } from './holidays.ts';

test('a closed day leads to the next bank day, over a weekend and holidays in a row', () => {
  expect(bankDay('20261120')).toBe('20261120');
  expect(bankDay('20261121')).toBe('20261123');
  expect(bankDay('20260924')).toBe('20260928');
  expect(bankDay('20270206')).toBe('20270210');
});
