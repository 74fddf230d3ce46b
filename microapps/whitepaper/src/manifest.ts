import { defineManifest } from '@wallet/kit/manifest';

// The specification gives both codes, that visitors may enter, and that a post is named by `upPstID` (R757, R758); what
// the screens are for is our reading (README.md).
export const manifest = defineManifest({
  id: 'whitepaper',
  name: { ko: '월렛 활용백서', en: 'Wallet handbook' },
  prefixes: ['/whitepaper'],
  home: 'FUW10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'openWebView',
    'openNativeScreen',
    'getLoginInfo',
    'getSsoInfo',
  ],
  nativeScreens: ['D007792'],
  owners: ['whitepaper-team'],
  capabilities: {
    openWindow: {
      reason: {
        ko: '글에서 안내하는 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet that a post leads to.',
      },
    },
    openWebView: {
      reason: {
        ko: '글에서 안내하는 서비스를 새 화면으로 열어요.',
        en: 'Opens the service that a post explains in a screen of its own.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '전자문서와 증명서 안내에서 은행 앱 화면을 열어요.',
        en: 'Opens the bank app from posts about documents and certificates.',
      },
    },
  },
  screens: {
    FUW10000: {
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
