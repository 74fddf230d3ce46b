import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R732, R733, R734) the eleven screens of rail stand under /rail, open to visitors', () => {
  const codes = ['10000', '21000', '30000', '40000', '41000', '50000', '60000', '61000', '62000'];
  const names = [...codes.map((code) => `FKS${code}`), 'ReceiveKBPay', 'ReceiveShare'];
  const all = Object.values(manifest.screens);
  expect(all.map(({ path }) => path as string)).toEqual(names.map((name) => `/rail/${name}`));
  for (const { flags } of all) expect(flags).toEqual({ forVisitor: true });
});
