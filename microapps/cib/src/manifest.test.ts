import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

const all: Manifest['screens'] = manifest.screens;
const withFlag = (flag: 'forVisitor' | 'forDeveloper') =>
  Object.keys(all).filter((code) => all[code]?.flags?.[flag]);

test('(R722, R723, R724, R725, R726, R727) has every screen that is named, and no other', () => {
  const named = [
    ...['00000', '00001', '00002', '10000', '13000', '21100', '22100', '23100', '31100', '41100', '42000'],
    ...['51100', '51200', '52100', '52200', '61100', '64100', '71100', '80000', '83000', '82100'],
    ...['91000', '91100', '91300', '92000', '96100', '98000', '98100', '99000'],
  ].map((number) => `FCI${number}`);
  expect(Object.keys(all).sort()).toEqual([...named, 'CibTestCall', 'rsvReturnUrl'].sort());
  expect(withFlag('forVisitor')).toEqual(['FCI51200']);
  expect(withFlag('forDeveloper')).toEqual(['CibTestCall']);
  expect(all.rsvReturnUrl?.path).toBe('/cib/rsv/returnUrl');
  expect(all.FCI82100?.path).toBe('/cib/FCI82100/{id}');
});
