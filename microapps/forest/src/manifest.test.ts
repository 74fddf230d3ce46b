import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

test('(R728) every FTR code of the specification has a screen under /forest', () => {
  const codes = ['10000', '21000', '22000', '30000', '41500', '42000', '50000', '51000', '51001', '51002'];
  codes.push('61000', '61110', '61120', '61200', '61240', '61250', '12410', '81090');
  for (let number = 1; number <= 12; number += 1) codes.push(`010${String(number).padStart(2, '0')}`);
  const paths = Object.values(manifest.screens).map(({ path }) => path as string);
  expect(paths.toSorted()).toEqual(
    [...codes.map((code) => `/forest/FTR${code}`), '/forest/returnUrl'].toSorted(),
  );
});

test('(R729) /forest/returnUrl needs a login and no step, so that the payment page can come back to it', () => {
  expect(manifest.screens.returnUrl.path).toBe('/forest/returnUrl');
  expect(manifest.screens.returnUrl).not.toHaveProperty('flags');
});
