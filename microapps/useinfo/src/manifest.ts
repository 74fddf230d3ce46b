import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'useinfo',
  name: { ko: '이용 등록', en: 'Registration' },
  prefixes: ['/useinfo'],
  home: 'FCO82000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['mber-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '약관과 안내 등 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet: terms, guides.',
      },
    },
    getLoginInfo: {
      reason: {
        ko: '앱에 로그인한 고객을 월렛에 등록해요.',
        en: 'Registers the customer of the app with the wallet.',
      },
    },
  },
  screens: {
    // Visitors too: whoever is led here has just failed to sign in (readings A04).
    FCO82000: {
      title: { ko: '월렛 이용 등록', en: 'Register for the wallet' },
      flags: { forVisitor: true },
    },
  },
});
