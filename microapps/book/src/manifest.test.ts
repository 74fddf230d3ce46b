import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R015, R681, R740) the FBK codes of the specification stand under /book; the card is its home', () => {
  const codes = [...['00000', '10000', '21000', '31000', '41000', '51000'], '61000', '64000', '71000'];
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  for (const code of codes) expect(paths).toContain(`/book/FBK${code}`);
  expect(manifest.home).toBe('FBK10000');
});
