import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'event',
  name: { ko: '월렛 감사제', en: 'Wallet thanksgiving' },
  prefixes: ['/event'],
  home: 'EPO10000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'getSsoInfo'],
  owners: ['event-team'],
  capabilities: {
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    openWindow: {
      reason: {
        ko: '앱에서만 되는 화면을 앱으로 엽니다.',
        en: 'Opens in the app what only the app can show.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    openWebView: {
      reason: {
        ko: '다른 이벤트 목록을 새 화면으로 엽니다.',
        en: 'Opens the list of other events in a screen of its own.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    EPO10000: {
      path: '/event/EPO10000',
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
