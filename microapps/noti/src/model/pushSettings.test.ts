import { expect, test } from 'vitest';
import { mayChange, type PushSettings } from './pushSettings.ts';

const off = { isOn: false, since: '' };
const settings: PushSettings = {
  mayAdvertise: true,
  consents: { use: off, guide: off, benefit: off, night: off },
};

test('advertising at night can be chosen only beside that by day', () => {
  expect(mayChange('night', settings)).toBe(false);
  const withBenefit = { ...settings, consents: { ...settings.consents, benefit: { isOn: true, since: '' } } };
  expect(mayChange('night', withBenefit)).toBe(true);
});

test('where nobody may be sent advertising, all else can be changed', () => {
  const child = { ...settings, mayAdvertise: false };
  expect(mayChange('benefit', child)).toBe(false);
  expect(mayChange('use', child)).toBe(true);
});
