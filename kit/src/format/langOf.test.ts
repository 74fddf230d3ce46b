import { expect, it } from 'vitest';
import { langOf } from './langOf.ts';

it('a text with Hangul is Korean, another is read as the page is', () => {
  expect(langOf('<p>점검 안내</p>')).toBe('ko');
  expect(langOf('Maintenance')).toBeUndefined();
  expect(langOf('')).toBeUndefined();
});
