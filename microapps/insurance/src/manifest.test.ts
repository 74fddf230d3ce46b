import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R745, A18) both ends of the range stand under /insurance, and what lies between them', () => {
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths).toEqual(['1', '2', '3', '4'].map((at) => `/insurance/FEI${at}0000`));
});
