import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the code and that visitors may enter (R759); what it shows is our reading (README.md).
export const manifest = defineManifest({
  id: 'serviceinfo',
  name: { ko: '서비스 안내', en: 'About our services' },
  prefixes: ['/serviceinfo'],
  home: 'SVC10000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['serviceinfo-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '앱에서만 되는 화면을 앱으로 열어요.',
        en: 'Opens in the app what only the app can show.',
      },
    },
    openWebView: {
      reason: {
        ko: '안내하는 서비스를 새 화면으로 열어요.',
        en: 'Opens a service in a screen of its own.',
      },
    },
  },
  screens: {
    SVC10000: {
      title: { ko: '서비스 안내', en: 'About our services' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
