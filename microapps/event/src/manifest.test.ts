import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R010) the event of /event has one screen, without a visitor flag (A34)', () => {
  expect(manifest.prefixes).toEqual(['/event']);
  expect(Object.keys(manifest.screens)).toEqual(['EPO10000']);
  expect('flags' in manifest.screens.EPO10000).toBe(false);
});
