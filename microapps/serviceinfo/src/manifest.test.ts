import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R010) (R037) (R677) the service info of /serviceinfo is the family SVC, and visitors may enter', () => {
  expect(manifest.prefixes).toEqual(['/serviceinfo']);
  expect(Object.keys(manifest.screens)).toEqual(['SVC10000']);
  expect(manifest.screens.SVC10000.flags).toEqual({ forVisitor: true });
});
