import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deltaOf, packDelta, readDelta, unpackDelta } from './delta.ts';
import { availableDictionary, deltaAskedFor, roleOf } from './dictionary.ts';
import { sha256 } from './documents.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 5000 });

it('a delta and its dictionary make the file again, byte for byte', () => {
  fc.assert(
    fc.property(bytes, bytes, fc.nat(5000), (before, added, place) => {
      const file = Buffer.concat([before.subarray(0, place), added, before.subarray(place)]);
      const delta = packDelta(file, before);
      expect(Buffer.from(unpackDelta(delta, before)).equals(file)).toBe(true);
      expect(Buffer.from(delta.subarray(0, 8)).toString('hex')).toBe('5e2a4d1820000000');
      expect(Buffer.from(delta.subarray(8, 40)).toString('hex')).toBe(sha256(before));
    }),
  );
});

it('a delta is no larger than what was added, and is refused with another dictionary', () => {
  fc.assert(
    fc.property(bytes, bytes, (before, added) => {
      const delta = packDelta(Buffer.concat([before, added]), before);
      expect(delta.length).toBeLessThan(added.length + 100);
      expect(() => unpackDelta(delta, Buffer.concat([before, added]))).toThrow('no delta from that file');
      expect(() => unpackDelta(added, before)).toThrow('no delta from that file');
    }),
  );
});

it.each([
  ['/_shared/kit-Bc9WPkVM.js', '/_shared/kit-*.js'],
  ['/_shared/kit-style-1Y1dcM5h.css', '/_shared/kit-style-*.css'],
  ['/_shared/kit-decode--mpRjqd-.js', '/_shared/kit-decode-*.js'],
  ['/forest/assets/index-B1UmFznV.js', '/forest/assets/index-*.js'],
  ['/assets/index-DJTn_-N-.css', '/assets/index-*.css'],
  ['/forest/assets/FTR01003.phone--KI-fIHH.js', undefined],
  ['/forest/index-B1UmFznV.js', undefined],
  ['/assets/index-DJTniANt.js.br', undefined],
  ['/_shared/pdf/cmap.bcmap', undefined],
  ['/forest/assets/a b-12345678.js', undefined],
  ['/forest/assets/photo-12345678.png', undefined],
])('%s has the role %s', (address, role) => {
  expect(roleOf(address)).toBe(role);
});

it('a delta is found by what a request says that it has and takes, and by nothing else', () => {
  const hash = sha256('dictionary');
  const [address, has] = ['/_shared/kit-Bc9WPkVM.js', availableDictionary(hash)];
  const found = deltaAskedFor(address, 'gzip, deflate, br, zstd, dcb, dcz', has);
  expect(found).toBe(deltaOf(address, hash));
  expect(readDelta(found ?? '')).toEqual({ file: address, dictionary: hash });
  expect(readDelta(address)).toBeUndefined();
  for (const accepted of ['', 'gzip, br', 'dczx', 'dcz;q=0', 'gzip, xdcz'])
    expect(deltaAskedFor(address, accepted, has), accepted).toBeUndefined();
  for (const odd of [undefined, '', has.slice(1), `${has} x`, ':../../../../etc/passwd:', [has]])
    expect(deltaAskedFor(address, 'dcz', odd), String(odd)).toBeUndefined();
});
