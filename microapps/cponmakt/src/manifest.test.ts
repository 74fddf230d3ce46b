import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R018, R721) the four FCM codes of the specification stand under /cponmakt', () => {
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths).toEqual(['10000', '11000', '12100', '31000'].map((code) => `/cponmakt/FCM${code}`));
});
