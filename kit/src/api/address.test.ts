import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPath, queryText } from './address.ts';

test.each(['forest/x', 'x/', '', '//wallet.example/x', 'https://wallet.example/x'])(
  '%j is no path of the wallet API',
  (path) => {
    expect(() => fillPath(path)).toThrow('a path starts with one slash');
  },
);

test('a path without names is itself, and every name of one is filled', () => {
  expect(fillPath('/')).toBe('/');
  expect(fillPath('/forest/v1/{}/{a-b}')).toBe('/forest/v1/{}/{a-b}');
  expect(fillPath('/{a}/{bigName2}/{a}', { a: 0, bigName2: false })).toBe('/0/false/0');
});

test.each([undefined, null, ''])('(E50) %j fills no name', (id) => {
  expect(() => fillPath('/a/{id}', { id })).toThrow('path parameter id is missing');
});

test.each(['.', '..'])('(R328) %s would climb out of its place', (id) => {
  expect(() => fillPath('/a/{id}', { id })).toThrow('path parameter id is not a name');
  expect(fillPath('/a/{id}', { id: `${id}x` })).toBe(`/a/${id}x`);
});

test('(R328) whatever a value is, it stays one part of the path', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.\.?$/.test(text)),
      (id) => {
        const { pathname } = new URL(fillPath('/a/{id}/b', { id }), 'http://localhost');
        expect(pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(id);
      },
    ),
  );
});

test('a query keeps its order and leaves out what is not there', () => {
  expect(queryText()).toBe('');
  expect(queryText({ a: undefined, b: null })).toBe('');
  expect(queryText({ b: '', a: 0, none: null, no: undefined, yes: false, '가 나': '&=' })).toBe(
    '?b=&a=0&yes=false&%EA%B0%80%20%EB%82%98=%26%3D',
  );
});
