import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R010) (R036) (R677) the lab of /lab is the family FLA', () => {
  expect(manifest.prefixes).toEqual(['/lab']);
  expect(Object.keys(manifest.screens)).toEqual(['FLA61000', 'FLA90000']);
});
