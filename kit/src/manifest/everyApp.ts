import type { Capability } from './Manifest.ts';

/** The first phone app that the specification knows (1-shell s2). */
export const firstHost = { I: '6.3.0', G: '6.3.0' } as const;

/** Why an app asks for what every app uses, where its manifest does not say more. */
export const reasonsOfEveryApp: Readonly<Record<string, Capability>> = {
  getLoginInfo: {
    reason: {
      ko: '앱에 로그인한 고객을 이 화면에서 바로 이어 받아요.',
      en: 'Takes over who has signed in to the app, where this page is opened first.',
    },
  },
  getSsoInfo: {
    reason: {
      ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받아요.',
      en: 'Takes over who has signed in to a group company’s app.',
    },
  },
  openWindow: {
    reason: {
      ko: '앱에서만 되는 화면이나 월렛 밖의 주소를 열어요.',
      en: 'Opens in the app what only the app can show, and addresses outside the wallet.',
    },
  },
  openWebView: {
    reason: { ko: '다른 서비스를 새 화면으로 열어요.', en: 'Opens other services in a screen of their own.' },
  },
  closeView: {
    reason: { ko: '닫기와 뒤로 가기로 화면을 마쳐요.', en: 'Ends the screen by closing or going back.' },
  },
};
