import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

const all = Object.entries((manifest as Manifest).screens);

test('(R018, R709 to R711, R713 to R717, R719) visitors enter what is stated, the others ask for a login', () => {
  const closed = all.filter(([, { flags }]) => !flags?.forVisitor).map(([code]) => code);
  expect(closed).toEqual([
    ...['FCP14100', 'FCP14300', 'FCP14400', 'FCP15200', 'FCP16000'],
    ...['TicketRegist', 'ksat', 'TicketView'],
  ]);
  expect(all.filter(([, { aliasOf }]) => !aliasOf)).toHaveLength(24);
});

test('(R079, R712, R718, R720) the detail has its id in the path, two pages a trailing path that may be left out', () => {
  const paths = all.map(([, { path }]) => path).filter((path) => path.includes('{'));
  expect(paths).toEqual([
    '/cpon/FCP15200/{hirkCtntID}',
    '/cpon/FCP26000UD14/{presentId}',
    '/cpon/FCP30000/{hotCponId}',
  ]);
  const { FCP26001, FCP30001 } = manifest.screens;
  expect([FCP26001.aliasOf, FCP30001.aliasOf]).toEqual(['FCP26000UD14', 'FCP30000']);
});
