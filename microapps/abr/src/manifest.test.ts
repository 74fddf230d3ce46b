import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R013, R731) both ends of the range and the test pages stand under /abr; those are for developers', () => {
  const { FGR10000, FGR61000, AbrTestCall, AbrTestCall2 } = manifest.screens;
  expect([FGR10000.path, FGR61000.path]).toEqual(['/abr/FGR10000', '/abr/FGR61000']);
  for (const page of [AbrTestCall, AbrTestCall2]) expect(page.flags).toEqual({ forDeveloper: true });
});
