import { expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';

it.each([
  ['/forest/FTR10000', {}, '/forest/FTR10000'],
  ['/forest/FTR10000', { a: '1', b: '한글' }, '/forest/FTR10000?a=1&b=%ED%95%9C%EA%B8%80'],
  ['/noti/FAL31100/{hirkEvntID}', { hirkEvntID: 'a/b?c', x: '1' }, '/noti/FAL31100/a%2Fb%3Fc?x=1'],
  [
    '/forest/FTR22000/{forestId}',
    { forestId: 'a/b', from: '배너' },
    `/forest/FTR22000/a%2Fb?from=${encodeURIComponent('배너')}`,
  ],
  ['/noti/FAL31100/{hirkEvntID}', {}, null],
  ['/noti/FAL31100/{hirkEvntID}', { hirkEvntID: '' }, null],
  ['/noti/FAL31100/{hirkEvntID}', { hirkEvntID: '.' }, null],
  ['/noti/FAL31100/{hirkEvntID}', { hirkEvntID: '..' }, null],
])('(E13) %s with %j is %j', (path, values, address) => {
  expect(linkAddress(path, values)).toBe(address);
});

it('of a value that comes twice the first counts', () => {
  expect(linkAddress('/noti/FAL31100/{id}', new URLSearchParams('id=1&id=2&x=3'))).toBe(
    '/noti/FAL31100/1?x=3',
  );
});
