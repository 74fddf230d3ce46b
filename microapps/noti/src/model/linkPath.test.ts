import { expect, test } from 'vitest';
import { linkPath } from './linkPath.ts';

test('(R081) the id of an event fills its path, encoded; what is left is the query', () => {
  expect(linkPath('/noti/FAL31100/{hirkEvntID}', { hirkEvntID: 'a/b ?', from: 'push' })).toBe(
    '/noti/FAL31100/a%2Fb%20%3F?from=push',
  );
});

test.each(['', '.', '..'])('without a usable id (%j) there is no address', (hirkEvntID) => {
  expect(linkPath('/noti/FAL32100/{hirkEvntID}', { hirkEvntID })).toBeNull();
});

test('a path without a parameter takes all as its query', () => {
  expect(linkPath('/noti/FAL21100', { anounSerno: '1' })).toBe('/noti/FAL21100?anounSerno=1');
});
