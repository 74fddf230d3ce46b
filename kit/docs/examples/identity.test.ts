import { type CredentialFacts, isPresentable, liveSecond } from '@wallet/kit/identity';
import { expect, test } from 'vitest';

const card: CredentialFacts = {
  title: '신용분석사',
  issuer: '한국금융연수원',
  name: '박지훈',
  number: '18-****-07',
  state: 'due',
};

test('a card whose renewal is due still counts, a revoked one does not', () => {
  expect(isPresentable(card)).toBe(true);
  expect(isPresentable({ state: 'revoked' })).toBe(false);
});

test('the live mark is the second in Seoul, wherever the phone is', () => {
  expect(liveSecond(new Date('2026-11-23T00:41:27Z'))).toBe('2026.11.23 09:41:27');
});
