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

test('a very deep answer does not overflow', () => {
  const depth = 100_000;
  const value = JSON.parse(`${'['.repeat(depth)}"&lt;"${']'.repeat(depth)}`) as unknown;
  expect(() => unescapeDeep(value)).not.toThrow();
});
