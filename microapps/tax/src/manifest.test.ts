import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R744) the three FNT codes of the specification stand under /tax', () => {
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths).toEqual(['/tax/FNT10000', '/tax/FNT20000', '/tax/FNT30000']);
});
