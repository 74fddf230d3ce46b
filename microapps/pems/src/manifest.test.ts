import type { ScreenEntry } from '@wallet/kit/manifest';
import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R683, R746, R747) seventeen screens under /pems, four of them open to visitors', () => {
  const numbers = [30000, 33100, 40000, 41000, 42000, 42200, 42300, 42400, 50000, 51000, 52000, 52200, 53000];
  const open = [60000, 70000, 70200, 80000];
  expect(Object.keys(manifest.screens)).toEqual([...numbers, ...open].map((number) => `FML${number}`));
  for (const [code, { flags, path }] of Object.entries<ScreenEntry>(manifest.screens)) {
    expect(path).toBe(`/pems/${code}`);
    expect(flags?.forVisitor === true).toBe(open.includes(Number(code.slice(3))));
  }
  expect(manifest.home).toBe('FML30000');
});
