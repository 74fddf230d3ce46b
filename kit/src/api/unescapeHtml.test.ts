import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescapeDeep, unescapeText } from './unescapeHtml.ts';

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  );

test('(R331) unescaping undoes escaping, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => unescapeText(escaped(text)) === text));
});

test('(R331) every text of any JSON is unescaped and nothing else changes', () => {
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return escaped(value);
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)]));
  };
  fc.assert(
    fc.property(fc.json(), (json) => {
      const value: unknown = JSON.parse(json);
      expect(unescapeDeep(deep(value))).toEqual(value);
    }),
  );
});

test.each(['&#0;', '&#xD800;', '&#x110000;', '&unknown;', '&', '&lt'])('%s stays as it is', (text) => {
  expect(unescapeText(text)).toBe(text);
});

test.each([
  ['&#32;', ' '],
  ['&#9;&#10;&#13;', '\t\n\r'],
  ['&#xD7FF;&#xE000;', '\ud7ff\ue000'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&amp;lt;', '&lt;'],
  ['&nbsp;', '\u00a0'],
])('%s is %j', (text, plain) => {
  expect(unescapeText(text)).toBe(plain);
});

test.each(['&#31;', '&#11;', '&#12;', '&#14;', '&#xDFFF;', '&#xDBFF;', '&#x;', '&#12345678;'])(
  '%s is no character of a text',
  (text) => {
    expect(unescapeText(text)).toBe(text);
  },
);

test.each([null, undefined, 7, true, ''])('%j comes back as it is', (value) => {
  expect(unescapeDeep(value)).toBe(value);
});

test('a very deep answer does not overflow', () => {
  const depth = 100_000;
  const value = JSON.parse(`${'['.repeat(depth)}"&lt;"${']'.repeat(depth)}`) as unknown;
  expect(() => unescapeDeep(value)).not.toThrow();
});
