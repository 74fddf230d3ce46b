import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

const withFlag = (flag: 'forVisitor' | 'forDeveloper') =>
  Object.values(manifest.screens as Manifest['screens'])
    .filter(({ flags }) => flags?.[flag])
    .map(({ path }) => path.replace('/htoa/', ''));

test('(R735, R736, R737) visitors enter seven screens, developers alone five; the map asks for a login', () => {
  const visitors = ['FKT21000', 'FKT21001', 'FKT31000', 'FKT31100', 'FKT32200', 'FKT41000', 'FKT51000'];
  expect(withFlag('forVisitor')).toEqual(visitors);
  expect(withFlag('forDeveloper')).toEqual(['FKT10000', 'FKT32100', 'FKT61100', 'FKT63000', 'FEX10000']);
  expect(manifest.screens.tmap).toMatchObject({ path: '/htoa/tmap' });
});
