import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R684, R741) the certificate is the home; fourteen screens stand under /mili', () => {
  expect(manifest.home).toBe('FSO11000');
  const codes = ['11000', '12100', '12200', '12300', '13100', '13200', '13300', '14100', '14200', '15000'];
  expect(Object.keys(manifest.screens)).toEqual([
    ...codes.map((code) => `FSO${code}`),
    ...['FSO15100', 'FSO15200', 'FSO20000', 'FYB10000'],
  ]);
  for (const [code, { path }] of Object.entries(manifest.screens)) expect(path).toBe(`/mili/${code}`);
});
