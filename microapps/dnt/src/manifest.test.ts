import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R432, R474, R475, A18) the FHL codes of the specification stand under /dnt, and one of the range between', () => {
  const stated = ['31000', '33000', '34000', '40000', '51000', '51400', '60000', '70000', '80000', '83000'];
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  for (const code of [...stated, '90000', '92000']) expect(paths).toContain(`/dnt/FHL${code}`);
  expect(paths).toHaveLength(13);
  expect(manifest.home).toBe('FHL31000');
});
