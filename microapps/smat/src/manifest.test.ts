import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R702, R703) the six screens of the smart ticket, and its gate', () => {
  expect(Object.keys(manifest.screens)).toEqual(
    ['10000', '11000', '20000', '30000', '40000', '41000', '41100'].map((number) => `FLY${number}`),
  );
});
