import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'launcher',
  name: { ko: '월렛', en: 'Wallet' },
  prefixes: ['/', '/main', '/s'],
  home: 'FMA10000',
  bridge: ['hello', 'getLoginInfo', 'openWebView', 'openWindow', 'openNativeScreen', 'closeView'],
  owners: ['launcher-team'],
  capabilities: {
    getLoginInfo: {
      reason: {
        ko: '앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to the app.',
      },
    },
    openWebView: {
      required: true,
      reason: { ko: '서비스마다 새 화면을 엽니다.', en: 'Opens each service in a screen of its own.' },
    },
    openWindow: {
      reason: {
        ko: '지도와 전화 등 월렛 밖의 주소를 엽니다.',
        en: 'Opens addresses outside the wallet: maps, phone calls.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '인증서와 설정 등 앱의 화면을 엽니다.',
        en: 'Opens screens of the app itself: certificates, settings.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    ENTRY: { path: '/', title: { ko: '월렛', en: 'Wallet' }, flags: { forVisitor: true } },
    FMA10000: {
      path: '/main/FMA10000',
      title: { ko: '월렛 홈', en: 'Wallet home' },
      flags: { forVisitor: true },
    },
    SAFE_NOTE_INTRO: {
      path: '/main/safeNoteIntro',
      title: { ko: '세이프노트', en: 'Safe note' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
