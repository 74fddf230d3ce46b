import type { Manifest } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import * as calls from './api/calls.ts';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

const all: Manifest['screens'] = manifest.screens;
const flagged = (flag: 'forVisitor' | 'forDeveloper') =>
  Object.keys(all).filter((code) => all[code]?.flags?.[flag]);

test('(R748, R749) sixteen screens of the prefix; visitors enter the beginning alone', () => {
  const paths = Object.values(all).map(({ path }) => path.replace('/canp/', ''));
  const codes = ['10', '20', '21', '31', '50', '53', '54', '60', '61', '62', '64', '65', '66'].map(
    (n) => `FCA${n}000`,
  );
  expect(paths.toSorted()).toEqual([...codes, 'FCA65100', 'CanpStateTest', 'index'].toSorted());
  expect(flagged('forVisitor')).toEqual(['FCA50000']);
  expect(flagged('forDeveloper')).toEqual(['CANP_INDEX', 'CanpStateTest']);
});

test('(R904, R905) sixteen calls and the three of the number, every one POST', () => {
  const definitions = Object.values(calls).map(({ definition }) => definition);
  const own = definitions.filter(({ path }) => path.startsWith('/canp/v1/') && path !== '/canp/v1/test');
  expect(new Set(own.map(({ method }) => method))).toEqual(new Set(['POST']));
  const paths = [...new Set(own.map(({ path }) => path))];
  expect(paths.filter((path) => path.includes('/auth-number/'))).toHaveLength(3);
  expect(paths.filter((path) => !path.includes('/auth-number/'))).toHaveLength(16);
});
