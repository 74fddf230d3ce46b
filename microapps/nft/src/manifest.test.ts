import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R755, R756) seventeen FNF routes; FNF20400 is for visitors', () => {
  const all = Object.entries((manifest as Manifest).screens);
  expect(all).toHaveLength(17);
  expect(all.filter(([, { flags }]) => flags?.forVisitor).map(([code]) => code)).toEqual(['FNF20400']);
});
