import { defineManifest } from '@wallet/kit/manifest';

// The specification names both codes: FLA61000 as a pageId with the queries `type` and `event`, FLA90000 as a redirect
// (1-shell s2.3; 3-identity s2). What FLA61000 shows is our reading (README.md).
export const manifest = defineManifest({
  id: 'lab',
  name: { ko: '실험실', en: 'Lab' },
  prefixes: ['/lab'],
  home: 'FLA61000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'getLoginInfo', 'getSsoInfo'],
  owners: ['lab-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '앱에서만 되는 화면을 앱으로 열어요.',
        en: 'Opens in the app what only the app can show.',
      },
    },
    openWebView: {
      reason: {
        ko: '실험과 함께하는 이벤트를 새 화면으로 열어요.',
        en: 'Opens the event that goes with an experiment in a screen of its own.',
      },
    },
  },
  screens: {
    FLA61000: {
      title: { ko: '실험실', en: 'Lab' },
      assumed: true,
    },
    FLA90000: {
      title: { ko: '실험실 종료', en: 'Lab closed' },
      // For everyone, before anybody is asked to sign in (A35).
      redirect: '/main/FMA10000',
    },
  },
});
