import { formatDate, formatMoney, maskName, todaySeoul } from '@wallet/kit/format';
import { expect, test } from 'vitest';

test('values become what a customer reads', () => {
  expect(formatMoney(1234567)).toBe('1,234,567');
  expect(formatDate('20261121')).toBe('2026.11.21');
  expect(maskName('홍길동')).toBe('홍*동');
});

test('days are days of Seoul, wherever the phone is', () => {
  expect(todaySeoul(new Date('2026-11-20T15:00:00Z'))).toBe('20261121');
});
