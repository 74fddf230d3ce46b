import { defineManifest } from '@wallet/kit/manifest';

// The specification names both codes: FLA61000 as a pageId with the queries `type` and `event`, FLA90000 as a redirect
// (1-shell s2.3; 3-identity s2). What FLA61000 shows is our reading (README.md).
export const manifest = defineManifest({
  id: 'lab',
  name: { ko: '실험실', en: 'Lab' },
  prefixes: ['/lab'],
  home: 'FLA61000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'getSsoInfo'],
  owners: ['lab-team'],
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
        ko: '실험과 함께하는 이벤트를 새 화면으로 엽니다.',
        en: 'Opens the event that goes with an experiment in a screen of its own.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    FLA61000: {
      path: '/lab/FLA61000',
      title: { ko: '실험실', en: 'Lab' },
      assumed: true,
    },
    FLA90000: {
      path: '/lab/FLA90000',
      title: { ko: '실험실 종료', en: 'Lab closed' },
      // For everyone, before anybody is asked to sign in (A35).
      redirect: '/main/FMA10000',
    },
  },
});
