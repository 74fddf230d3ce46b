import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R033, R696 to R701) nineteen FSP routes without flags, four test pages for developers', () => {
  const all = Object.entries((manifest as Manifest).screens);
  expect(all).toHaveLength(19);
  const tests = all.filter(([, { flags }]) => flags).map(([code]) => code);
  expect(tests).toEqual(['smpstest1', 'smpstest2', 'smpstest3', 'smpstest4']);
  const stated = all.filter(([, { assumed }]) => !assumed).map(([code]) => code);
  expect(stated).toEqual(['FSP10000', 'FSP20000', 'FSP21000', 'FSP23000', 'FSP55000']);
  expect(manifest.home).toBe('FSP10000');
});
