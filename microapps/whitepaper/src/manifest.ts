import { defineManifest } from '@wallet/kit/manifest';

// The specification gives both codes, that visitors may enter, and that a post is named by `upPstID` (R757, R758); what
// the screens are for is our reading (README.md).
export const manifest = defineManifest({
  id: 'whitepaper',
  name: { ko: '월렛 활용백서', en: 'Wallet handbook' },
  prefixes: ['/whitepaper'],
  home: 'FUW10000',
  bridge: ['hello', 'openWindow', 'closeView', 'openWebView', 'openNativeScreen', 'getSsoInfo'],
  owners: ['whitepaper-team'],
  capabilities: {
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    openWindow: {
      reason: {
        ko: '글에서 안내하는 월렛 밖의 주소를 엽니다.',
        en: 'Opens addresses outside the wallet that a post leads to.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    openWebView: {
      reason: {
        ko: '글에서 안내하는 서비스를 새 화면으로 엽니다.',
        en: 'Opens the service that a post explains in a screen of its own.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '전자문서와 증명서 안내에서 은행 앱 화면을 엽니다.',
        en: 'Opens the bank app from posts about documents and certificates.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    FUW10000: {
      path: '/whitepaper/FUW10000',
      title: { ko: '월렛 활용백서', en: 'Wallet handbook' },
      flags: { forVisitor: true },
      assumed: true,
      asks: ['/whitepaper/v1/posts'],
    },
    FUW11000: {
      path: '/whitepaper/FUW11000/{upPstID}',
      title: { ko: '활용백서 글', en: 'Handbook post' },
      flags: { forVisitor: true },
      back: 'FUW10000',
      assumed: true,
    },
  },
});
