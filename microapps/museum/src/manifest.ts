import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes and the prefix (R739); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'museum',
  name: { ko: '박물관 입장권', en: 'Museum tickets' },
  prefixes: ['/museum'],
  home: 'FMU10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['share'],
  capabilities: {
    openNativeScreen: {
      reason: { ko: '입장권 선물 링크를 보내요.', en: 'Sends the link of a ticket that is given.' },
    },
  },
  owners: ['museum-team'],
  screens: {
    FMU10000: {
      title: { ko: '박물관 입장권', en: 'Museum tickets' },
      assumed: true,
      asks: ['/museum/exhibitions'],
    },
    FMU11000: { title: { ko: '전시 안내', en: 'About the exhibition' }, back: 'FMU10000', assumed: true },
    FMU11100: {
      title: { ko: '언제, 몇 장 예매할까요?', en: 'When, and how many?' },
      flags: { stepParam: true },
      flow: 'buying',
      back: 'FMU10000',
      assumed: true,
    },
    FMU11200: {
      title: { ko: '예매 확인', en: 'Check and book' },
      flags: { stepParam: true },
      flow: 'buying',
      back: 'FMU11100',
      assumed: true,
    },
    FMU20000: {
      title: { ko: '내 입장권', en: 'My tickets' },
      assumed: true,
      asks: ['/museum/tickets'],
    },
    FMU21000: { title: { ko: '입장권', en: 'Ticket' }, back: 'FMU20000', assumed: true },
  },
});
