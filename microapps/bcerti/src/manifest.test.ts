import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R690) the six screens of the certificate', () => {
  expect(Object.values(manifest.screens).map(({ path }) => path)).toEqual(
    ['10000', '11000', '12000', '13000', '20000', '21000'].map((number) => `/bcerti/FBC${number}`),
  );
});
