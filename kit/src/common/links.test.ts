import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAddress, staysInWallet } from '../format/testing/nastyAddresses.ts';
import { imageAddress } from './imageAddress.ts';
import { parseLink } from './parseLink.ts';

const runs = { numRuns: 2_000 };

test('wherever a link of a banner, a notice or its html leads, it is https outside, or stays on the wallet’s origin', () => {
  fc.assert(
    fc.property(anyAddress, (link) => {
      const target = parseLink(link);
      switch (target.kind) {
        case 'external':
          return new URL(target.url).protocol === 'https:';
        case 'path':
          return staysInWallet(target.path);
        case 'callback':
          return staysInWallet(target.path);
        case 'screen':
          // A name is looked up among what is released; it is no address of anything.
          return /^[A-Za-z]\w*$/.test(target.name);
        default:
          return true;
      }
    }),
    runs,
  );
});

test('a picture comes from the wallet’s own origin', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const address = imageAddress(text, 'https://wallet.example');
      return address === '' || staysInWallet(address);
    }),
    runs,
  );
  expect(imageAddress('https://wallet.example/img/a.png', 'https://wallet.example')).toBe('/img/a.png');
  expect(imageAddress('/img/a.png', 'https://wallet.example')).toBe('/img/a.png');
  expect(imageAddress('https://wallet.example.evil.example/a.png', 'https://wallet.example')).toBe('');
  expect(imageAddress('https://cdn.example/a.png', 'https://wallet.example')).toBe('');
});
