import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R685, R742, R743) three KFC codes; two of them take route params', () => {
  const { KFC12000, KFC20000, KFC21000, KFC20001, KFC21001 } = manifest.screens;
  expect([KFC12000.path, KFC20000.path, KFC21000.path]).toEqual(
    ['KFC12000', 'KFC20000', 'KFC21000'].map((code) => `/license/${code}`),
  );
  expect([KFC20001.aliasOf, KFC21001.aliasOf]).toEqual(['KFC20000', 'KFC21000']);
  expect(manifest.home).toBe('KFC20000');
});
