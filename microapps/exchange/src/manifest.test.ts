import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R432, R469) the fourteen FEX codes of the specification stand under /exchange', () => {
  const codes = ['00001', '00002', '00003', '00004', '00101', '00102', '00103', '00104'];
  const later = ['01001', '01101', '02001', '02002', '02101', '02102'];
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths).toEqual([...codes, ...later].map((code) => `/exchange/FEX${code}`));
});
