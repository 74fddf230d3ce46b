import { defineManifest } from '@wallet/kit/manifest';

// The specification gives two addresses and that index is for developers; all else is assumed (README.md).
export const manifest = defineManifest({
  id: 'trading',
  name: { ko: '안심거래', en: 'Escrow' },
  prefixes: ['/trading'],
  home: 'TRADING',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['share', 'saveImage', 'qrScan', 'screenLight'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '거래를 상대에게 보내고, 만나서 건넬 때 QR을 보여 주거나 읽어요.',
        en: 'Sends a deal to the other side, and shows or reads its QR code when you meet.',
      },
    },
  },
  owners: ['assets-team'],
  screens: {
    TRADING: {
      path: '/trading',
      title: { ko: '안심거래', en: 'Escrow' },
      flags: { CDDEDD: true },
      assumed: true,
    },
    index: {
      path: '/trading/index',
      title: { ko: '안심거래 상태 목록', en: 'States of safe trade' },
      flags: { forDeveloper: true },
    },
  },
});
