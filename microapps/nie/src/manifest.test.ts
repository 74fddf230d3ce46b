import type { ScreenEntry } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R730, R783) fourteen screens under /nie, with the flags of the shell and no other', () => {
  const numbers = [10000, 11100, 11110, 12000, 21100, 21110, 21112, 21114, 21115, 21116, 21117, 50000];
  expect(Object.keys(manifest.screens)).toEqual([...numbers, 51001, 51002].map((number) => `FNE${number}`));
  for (const { flags, path } of Object.values<ScreenEntry>(manifest.screens)) {
    expect(path).toMatch(/^\/nie\/FNE\d{5}$/);
    expect([undefined, { stepParam: true }]).toContainEqual(flags);
  }
});
