import { defineManifest, isHostNewEnough, matchScreen, pathOf } from '@wallet/kit/manifest';
import { expect, test } from 'vitest';

const manifest = defineManifest({
  id: 'rail',
  name: { ko: '기차', en: 'Trains' },
  prefixes: ['/rail'],
  home: 'RAL10000',
  bridge: ['hello', 'openWindow'],
  owners: ['rail-team'],
  capabilities: {
    openWindow: { reason: { ko: '승강장 지도를 열어요.', en: 'Opens a map of the platform.' } },
  },
  minHost: { I: '6.0.0', G: '6.2.0' },
  screens: {
    RAL10000: { path: '/rail/RAL10000', title: { ko: '승차권', en: 'Tickets' } },
    RAL20000: { path: '/rail/RAL20000/{ticketNo}', title: { ko: '승차권 상세', en: 'Ticket' } },
  },
});

test('screens are data: addresses are made from it and found in it', () => {
  const path = pathOf(manifest, 'RAL20000', { ticketNo: 'A/7' });
  expect(path).toBe('/rail/RAL20000/A%2F7');
  expect(matchScreen(manifest, path)).toEqual({ code: 'RAL20000', params: { ticketNo: 'A/7' } });
});

test('and so is what the app needs of the phone', () => {
  expect(isHostNewEnough(manifest, 'I6.0.0')).toBe(true);
  expect(isHostNewEnough(manifest, 'G6.1.9')).toBe(false);
});
