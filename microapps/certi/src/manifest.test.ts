import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R752, R753, R754) the screens of /certi, the two certain ends of the series, and GOAPP24', () => {
  const all = (manifest as Manifest).screens;
  const tens = '10000 15000 15110 15111 17000 17200 17230 20000 21000 22100 22210 22U00 23000 24000 24100';
  const codes = `${tens} 24200 24300 24310 25000 26000 27000 30000`.split(' ').map((code) => `FCE${code}`);
  expect(Object.keys(all).sort()).toEqual([...codes, 'GOAPP24'].sort());
  expect(all.GOAPP24?.path ?? '/certi/GOAPP24').toBe('/certi/GOAPP24');
});
