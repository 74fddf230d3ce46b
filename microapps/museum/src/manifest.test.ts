import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R034, R739) the six FMU codes of the specification stand under /museum', () => {
  const codes = ['10000', '11000', '11100', '11200', '20000', '21000'];
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths).toEqual(codes.map((code) => `/museum/FMU${code}`));
});
