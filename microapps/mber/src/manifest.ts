import { defineManifest } from '@wallet/kit/manifest';

export const manifest = defineManifest({
  id: 'mber',
  name: { ko: '회원', en: 'Member' },
  prefixes: ['/mber'],
  home: 'FME11000',
  bridge: ['hello', 'openWindow', 'closeView'],
  owners: ['mber-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '약관과 안내 등 월렛 밖의 주소를 엽니다.',
        en: 'Opens addresses outside the wallet: terms, guides.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    FME11000: { path: '/mber/FME11000', title: { ko: '로그인', en: 'Sign in' }, flags: { forVisitor: true } },
  },
});
