import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R688) (R689) the twenty screens of the mobile ID; its guide is for everybody', () => {
  const numbers = ['10000', '11000', '13000', '13100', '13200', '14000', '14100', '15000', '20000', '23000'];
  numbers.push('24000', '24100', '24110', '30000', '30100', '40000', '41000', '41100');
  const codes = [...numbers.map((number) => `FMC${number}`), 'SecureKeyPad', 'QrCodeReaderMoidPopup'];
  expect(Object.values(manifest.screens).map(({ path }) => path)).toEqual(
    codes.map((code) => `/moid/${code}`),
  );
  const open = Object.entries(manifest.screens).filter(([, entry]) => 'flags' in entry);
  expect(open).toMatchObject([['FMC40000', { flags: { forVisitor: true } }]]);
});
