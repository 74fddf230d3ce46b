import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'mber',
  name: { ko: '회원', en: 'Member' },
  prefixes: ['/mber'],
  home: 'FME11000',
  bridge: ['hello', 'openWebView', 'openWindow', 'closeView'],
  screens: {
    FME11000: { path: '/mber/FME11000', title: { ko: '로그인', en: 'Sign in' }, flags: { forVisitor: true } },
  },
});
