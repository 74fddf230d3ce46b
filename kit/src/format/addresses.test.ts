import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWalletPath, outsideAddress } from './addresses.ts';
import { anyAddress, nastyAddresses, staysInWallet } from './testing/nastyAddresses.ts';

describe('a path of the wallet', () => {
  test.each([
    '/',
    '/forest/FTR10000',
    '/forest?next=//x#y',
    '/a/%2F/b',
    '/forest/FTR10000?q=한글&r=a b',
    '/@x',
  ])('%s is one', (path) => {
    expect(isWalletPath(path)).toBe(true);
  });

  test.each(nastyAddresses.filter((address) => !address.startsWith('/')))('%j is none', (address) => {
    expect(isWalletPath(address)).toBe(false);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
  ])('%j is none, though it starts with a slash', (address) => {
    expect(isWalletPath(address)).toBe(false);
  });

  test('may be 8,192 long and no longer', () => {
    expect(isWalletPath(`/${'a'.repeat(8_191)}`)).toBe(true);
    expect(isWalletPath(`/${'a'.repeat(8_192)}`)).toBe(false);
  });

  test('whatever is taken for one, a browser stays on the wallet’s origin', () => {
    fc.assert(
      fc.property(anyAddress, (address) => !isWalletPath(address) || staysInWallet(address)),
      { numRuns: 2_000 },
    );
  });
});

describe('an address outside', () => {
  test.each([
    ['https://x.example/a?b#c', 'https://x.example/a?b#c'],
    ['HTTPS://X.example', 'https://x.example/'],
    ['http://x.example/a', 'https://x.example/a'],
    ['http://x.example:80/a', 'https://x.example/a'],
    ['http://x.example:8080/a', 'https://x.example:8080/a'],
    ['http://me@x.example:8080/a', null],
    ['https://me@x.example/', null],
    ['https:/x.example', null],
    ['javascript:alert(1)', null],
    ['https://:secret@x.example/', null],
    ['https://x.example/\ta', null],
    ['https://x.example\\@evil.example', null],
    ['see https://x.example/', null],
    // What no browser can read throws nothing.
    ['https://[', null],
  ])('%s is read as %s', (text, address) => {
    expect(outsideAddress(text)).toBe(address);
  });

  test('may be 8,192 long and no longer', () => {
    const start = 'https://x.example/';
    const longest = start.padEnd(8_192, 'a');
    expect(outsideAddress(longest)).toBe(longest);
    expect(outsideAddress(`${longest}a`)).toBeNull();
  });

  test('whatever comes out is https, without credentials, and the same when it is read again', () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const address = outsideAddress(text);
        if (address === null) return true;
        const { protocol, username, password, href } = new URL(address);
        return protocol === 'https:' && username + password === '' && outsideAddress(href) === address;
      }),
      { numRuns: 2_000 },
    );
  });
});
