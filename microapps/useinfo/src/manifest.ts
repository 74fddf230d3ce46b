import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'useinfo',
  name: { ko: '이용 등록', en: 'Registration' },
  prefixes: ['/useinfo'],
  home: 'FCO82000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['mber-team'],
  capabilities: {
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    openWindow: {
      reason: {
        ko: '약관과 안내 등 월렛 밖의 주소를 엽니다.',
        en: 'Opens addresses outside the wallet: terms, guides.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    getLoginInfo: {
      reason: {
        ko: '앱에 로그인한 고객을 월렛에 등록합니다.',
        en: 'Registers the customer of the app with the wallet.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    // Visitors too: whoever is led here has just failed to sign in (readings A04).
    FCO82000: {
      path: '/useinfo/FCO82000',
      title: { ko: '월렛 이용 등록', en: 'Register for the wallet' },
      flags: { forVisitor: true },
    },
  },
});
