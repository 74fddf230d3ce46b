import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R033, R705) the FPS codes of the specification, ends of ranges among them, stand under /pass without flags', () => {
  const codes = ['10000', '12000', '20000', '21000', '24100', '32000', '38000', '40000', '41000'];
  const all = [...codes, '51000', '53000', '60000', '61000', '63000'];
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths).toEqual(all.map((code) => `/pass/FPS${code}`));
  expect(Object.values(manifest.screens).some((one) => 'flags' in one)).toBe(false);
});
