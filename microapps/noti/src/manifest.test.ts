import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R010) (R029) (R677) the notifications of /noti are the family FAL', () => {
  expect(manifest.prefixes).toEqual(['/noti']);
  expect(Object.keys(manifest.screens).every((code) => code.startsWith('FAL'))).toBe(true);
});

test.each(['FAL11000', 'FAL12000', 'FAL13000', 'FAL21000', 'FAL21100', 'FAL30000'] as const)(
  '(R076) (R760) %s is under /noti and visitors may enter',
  (code) => {
    const { path, flags } = manifest.screens[code];
    expect([path, flags]).toEqual([`/noti/${code}`, { forVisitor: true }]);
  },
);

test.each(['FAL31100', 'FAL32100'] as const)('(R077) (R078) (R761) %s takes its id in the path', (code) => {
  const { path, flags } = manifest.screens[code];
  expect([path, flags]).toEqual([`/noti/${code}/{hirkEvntID}`, { forVisitor: true }]);
});
