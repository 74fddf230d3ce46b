import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R032, R706 to R708) fourteen FSL and FCO routes under /studentcard without flags', () => {
  const all = Object.entries((manifest as Manifest).screens);
  expect(all).toHaveLength(14);
  for (const [code, { flags, path }] of all) {
    expect(flags ?? {}).toEqual({});
    expect(path).toBe(`/studentcard/${code}`);
  }
  const stated = all.filter(([, { assumed }]) => !assumed).map(([code]) => code);
  expect(stated).toEqual(['FSL10000', 'FSL11000']);
  expect(manifest.home).toBe('FSL10000');
});
