import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

test.each(['', '{', '{"a":1}x', '<p>', 'undefined'])('%j is no JSON', (text) => {
  expect(() => readJson(text)).toThrow('the answer is not JSON');
  expect(() => readJson(bytes(text))).toThrow('the answer is not JSON');
});

test('bytes are UTF-8 and nothing else', () => {
  expect(readJson(bytes('{"a":"가&amp;"}'))).toEqual({ a: '가&' });
  expect(() => readJson(new Uint8Array([0x22, 0xff, 0x22]).buffer)).toThrow('the answer is not JSON');
});

test.each([
  '9007199254740992',
  '-9007199254740992',
  '{"a":[12345678901234567890]}',
  '["\\"",9007199254740992]',
  '["x\\\\",9007199254740992]',
  '1e400',
  '1E400',
  '-1e+400',
  '[1.5,1e999]',
])('%s would lose digits', (json) => {
  expect(() => readJson(json)).toThrow('a number is too large to keep its digits');
});

test.each([
  ['9007199254740991', 9007199254740991],
  ['-9007199254740991', -9007199254740991],
  ['1e3', 1000],
  ['1e-30', 1e-30],
  ['1.25e+20', 1.25e20],
  ['12345678901234567.5', Number('12345678901234567.5')],
  ['0.1234567890123456789', Number('0.1234567890123456789')],
  ['"9007199254740992"', '9007199254740992'],
  ['{"9007199254740992":"1e999"}', { '9007199254740992': '1e999' }],
  ['["\\"9007199254740992","\\\\"]', ['"9007199254740992', '\\']],
])('%s keeps what it says', (json, value) => {
  expect(readJson(json)).toEqual(value);
});

test('a whole number is read as it stands, or not at all', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.string().map((text) => text.replace(/[&#]/g, '')),
      (number, text) => {
        const json = JSON.stringify([text, '#']).replace('"#"', String(number));
        const isSafe = Number.isSafeInteger(Number(number));
        if (isSafe) expect(readJson(json)).toEqual([text, Number(number)]);
        else expect(() => readJson(json)).toThrow('too large');
      },
    ),
  );
});

test.each(['"이*준\u202e"', JSON.stringify('이*준\u202e'), '"이*준&#8238;"', '"\\u2067이*준\\u2069"'])(
  'of %s no mark is left that turns what stands beside it round',
  (json) => {
    expect(readJson(json)).toBe('이*준');
  },
);
