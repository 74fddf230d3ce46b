import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'event',
  name: { ko: '월렛 감사제', en: 'Wallet thanksgiving' },
  prefixes: ['/event'],
  home: 'EPO10000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['event-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '앱에서만 되는 화면을 앱으로 열어요.',
        en: 'Opens in the app what only the app can show.',
      },
    },
    openWebView: {
      reason: {
        ko: '다른 이벤트 목록을 새 화면으로 열어요.',
        en: 'Opens the list of other events in a screen of its own.',
      },
    },
  },
  screens: {
    EPO10000: {
      title: { ko: '월렛 감사제', en: 'Wallet thanksgiving' },
      // 1-shell s9; visitors too are sent home outside it, before they are asked to sign in (A34).
      window: {
        from: '2023-11-14T00:00:00+09:00',
        until: '2023-12-14T00:00:00+09:00',
        otherwise: '/main/FMA10000',
      },
    },
  },
});
