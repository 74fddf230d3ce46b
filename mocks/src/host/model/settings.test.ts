import { expect, test } from 'vitest';
import { keepSettings, readSettings } from './settings.ts';

test('settings are kept, and broken ones fall back one by one', () => {
  const start = readSettings(localStorage);
  keepSettings(localStorage, { ...start, latencyMs: 300, persona: 'minor' });
  expect(readSettings(localStorage)).toMatchObject({ latencyMs: 300, persona: 'minor' });
  localStorage.setItem('_host.settings', JSON.stringify({ latencyMs: 'slow', persona: 'lite', platform: 3 }));
  expect(readSettings(localStorage)).toMatchObject({ latencyMs: 0, persona: 'lite', platform: 'ios' });
  localStorage.setItem('_host.settings', '{');
  expect(readSettings(localStorage)).toEqual(start);
});
