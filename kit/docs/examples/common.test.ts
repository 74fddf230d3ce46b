import { parseLink, termTitle } from '@wallet/kit/common';
import { expect, test } from 'vitest';

test('a link from a banner leads into the wallet, out by https, or nowhere', () => {
  expect(parseLink('/forest/FTR10000')).toEqual({ kind: 'path', path: '/forest/FTR10000' });
  expect(parseLink('https://example.com/a')).toEqual({ kind: 'external', url: 'https://example.com/a' });
  expect(parseLink('javascript:alert(1)')).toMatchObject({ kind: expect.not.stringMatching('external') });
});

test('terms are called the same everywhere', () => {
  expect(termTitle({ name: '이용 약관', isMandatory: true })).toBe('[필수] 이용 약관');
});
