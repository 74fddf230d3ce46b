import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R010) (R038) (R677) the whitepaper of /whitepaper is the family FUW, and visitors may enter', () => {
  expect(manifest.prefixes).toEqual(['/whitepaper']);
  expect(Object.keys(manifest.screens)).toEqual(['FUW10000', 'FUW11000']);
  expect(manifest.screens.FUW10000.flags).toEqual({ forVisitor: true });
  expect(manifest.screens.FUW11000.flags).toEqual({ forVisitor: true });
  expect(manifest.screens.FUW11000.path).toBe('/whitepaper/FUW11000/{upPstID}');
});
