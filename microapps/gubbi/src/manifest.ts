import { defineManifest } from '@wallet/kit/manifest';

// The specification names `/gubbi` and nothing below it; screens and their names are our reading (README.md).
export const manifest = defineManifest({
  id: 'gubbi',
  name: { ko: '국민비서 구삐', en: 'Public assistant' },
  prefixes: ['/gubbi'],
  home: 'GubbiHome',
  // biome-ignore format: names of one kind
  bridge: ['hello', 'openWindow', 'openWebView', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen', 'checkPermission'],
  nativeScreens: [],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '알림에서 할 일이 앱 화면에 있으면 그 화면을 열어요.',
        en: 'Opens a screen of the app where a message leads to one.',
      },
    },
    checkPermission: {
      reason: {
        ko: '휴대폰에서 알림이 꺼져 있으면 켜는 방법을 알려 드려요.',
        en: 'Tells you where notifications are off on this phone.',
      },
    },
  },
  owners: ['gubbi-team'],
  screens: {
    GubbiHome: {
      title: { ko: '국민비서 구삐', en: 'Public assistant' },
      assumed: true,
    },
    // The bare prefix is the same home.
    GUBBI: {
      path: '/gubbi',
      aliasOf: 'GubbiHome',
      title: { ko: '국민비서 구삐', en: 'Public assistant' },
      assumed: true,
    },
    GubbiJoin: { title: { ko: '시작하기', en: 'Get started' }, back: 'GubbiHome', assumed: true },
    GubbiTopics: { title: { ko: '알림 선택', en: 'Topics' }, back: 'GubbiHome', assumed: true },
    GubbiMessages: { title: { ko: '받은 알림', en: 'Messages' }, back: 'GubbiHome', assumed: true },
    GubbiMessage: {
      path: '/gubbi/GubbiMessage/{messageId}',
      title: { ko: '알림', en: 'Message' },
      back: 'GubbiMessages',
      assumed: true,
    },
    GubbiQuiet: { title: { ko: '조용한 시간', en: 'Quiet hours' }, back: 'GubbiHome', assumed: true },
    GubbiLeave: { title: { ko: '그만 받기', en: 'Leave' }, back: 'GubbiHome', assumed: true },
  },
});
