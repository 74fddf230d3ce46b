import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the code and that visitors may enter (R759); what it shows is our reading (README.md).
export const manifest = defineManifest({
  id: 'serviceinfo',
  name: { ko: '서비스 안내', en: 'About our services' },
  prefixes: ['/serviceinfo'],
  home: 'SVC10000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'getSsoInfo'],
  owners: ['serviceinfo-team'],
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
        ko: '안내하는 서비스를 새 화면으로 엽니다.',
        en: 'Opens a service in a screen of its own.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    SVC10000: {
      path: '/serviceinfo/SVC10000',
      title: { ko: '서비스 안내', en: 'About our services' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
