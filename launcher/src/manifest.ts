import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'launcher',
  name: { ko: '월렛', en: 'Wallet' },
  prefixes: ['/', '/main', '/s'],
  home: 'FMA10000',
  bridge: ['hello', 'getLoginInfo', 'openWebView', 'openWindow', 'openNativeScreen', 'closeView'],
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
