import { defineManifest } from '@wallet/kit/manifest';

/** What home is drawn from; the root leads there. */
const homeAsks = {
  asks: ['/mstr/main/cards', '/mstr/main/emergencyNotice', '/comm/common/bannerInfo?walletSvcDsticCd=01'],
  memberAsks: ['/mstr/main/cardSetting', '/mstr/main/assets', '/mstr/main/comingUp'],
};

export const manifest = defineManifest({
  id: 'launcher',
  name: { ko: '월렛', en: 'Wallet' },
  prefixes: ['/', '/main', '/s'],
  home: 'FMA10000',
  bridge: [
    'hello',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openWindow',
    'openNativeScreen',
    'closeView',
  ],
  nativeScreens: ['D007792'],
  owners: ['launcher-team'],
  capabilities: {
    getLoginInfo: {
      reason: {
        ko: '앱에서 로그인한 고객을 그대로 이어 받아요.',
        en: 'Takes over who has signed in to the app.',
      },
    },
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받아요.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    openWebView: {
      required: true,
      reason: { ko: '서비스마다 새 화면을 열어요.', en: 'Opens each service in a screen of its own.' },
    },
    openWindow: {
      reason: {
        ko: '지도와 전화 등 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet: maps, phone calls.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '인증서와 설정 등 앱의 화면을 열어요.',
        en: 'Opens screens of the app itself: certificates, settings.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마쳐요.', en: 'Ends the screen by closing or going back.' },
    },
  },
  minHost: { I: '6.3.0', G: '6.3.0' },
  screens: {
    ENTRY: {
      path: '/',
      title: { ko: '월렛', en: 'Wallet' },
      flags: { forVisitor: true },
      ...homeAsks,
    },
    FMA10000: {
      path: '/main/FMA10000',
      title: { ko: '월렛 홈', en: 'Wallet home' },
      flags: { forVisitor: true },
      ...homeAsks,
    },
    FMA10000_old: {
      path: '/main/FMA10000_old',
      title: { ko: '이전 월렛 홈', en: 'Earlier wallet home' },
      flags: { forVisitor: true },
      assumed: true,
    },
    FMA11000: {
      path: '/main/FMA11000',
      title: { ko: '전체 서비스', en: 'All services' },
      assumed: true,
    },
    FMA16100: {
      path: '/main/FMA16100',
      title: { ko: '카드 설정', en: 'Card settings' },
      assumed: true,
    },
    FMA20000: {
      path: '/main/FMA20000',
      title: { ko: '서비스 검색', en: 'Service search' },
      assumed: true,
    },
    FMA90000: {
      path: '/s',
      title: { ko: '짧은 링크', en: 'Short link' },
      flags: { forVisitor: true },
      assumed: true,
    },
    KBGroupAppLaunch: {
      path: '/KBGroupAppLaunch',
      title: { ko: '그룹 앱 연결', en: 'Group app entry' },
      flags: { forVisitor: true },
      assumed: true,
    },
    BridgeForAffiliation: {
      path: '/main/BridgeForAffiliation',
      title: { ko: '제휴 서비스 연결', en: 'Partner connection' },
      flags: { forVisitor: true },
      assumed: true,
    },
    SAFE_NOTE_INTRO: {
      path: '/main/safeNoteIntro',
      title: { ko: '세이프노트', en: 'Safe note' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
