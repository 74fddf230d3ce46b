import { expect, test } from 'vitest';
import { linkPath } from './linkPath.ts';

test('the values of a link fill the path, encoded; what is left is the query', () => {
  expect(linkPath('/whitepaper/FUW11000/{upPstID}', { upPstID: 'a/b', from: 'x' })).toBe(
    '/whitepaper/FUW11000/a%2Fb?from=x',
  );
});

test('without a usable value there is no address', () => {
  expect(linkPath('/whitepaper/FUW11000/{upPstID}', {})).toBeNull();
  expect(linkPath('/whitepaper/FUW11000/{upPstID}', { upPstID: '..' })).toBeNull();
});
