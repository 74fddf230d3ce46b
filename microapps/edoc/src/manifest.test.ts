import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R750) twenty screens stand under /receipt, and the index of the area under /edoc', () => {
  const codes = ['10000', '11000', '12000', '21100', '21200', '21300', '21510', '21530', '21540', '21560'];
  const later = ['21600', '22100', '22200', '22300', '23000', '24000', '25000', '26000', '26200', '26500'];
  expect(Object.values(manifest.screens).map(({ path }) => path)).toEqual([
    ...[...codes, ...later].map((code) => `/receipt/FEC${code}`),
    '/edoc/EdocIndex',
  ]);
});
