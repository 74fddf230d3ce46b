import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the codes and what FBK10000 is (R681, R740); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'book',
  name: { ko: '도서관 회원증', en: 'Library card' },
  prefixes: ['/book'],
  home: 'FBK10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openNativeScreen',
    'openWebView',
    'getLocation',
  ],
  nativeScreens: [],
  owners: ['book-team'],
  capabilities: {
    openWebView: {
      reason: {
        ko: '정리할 것이 있는 다른 서비스를 새 화면으로 열어요.',
        en: 'Opens another service where something must be settled, in a screen of its own.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '정리할 것이 있는 휴대폰 화면을 열어요.',
        en: 'Opens a screen of the phone where something must be settled.',
      },
    },
    openWindow: { reason: { ko: '도서관 위치를 지도에서 열어요.', en: 'Opens a library on a map.' } },
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 도서관부터 보여 줘요.',
        en: 'Shows the nearest libraries first, where the customer agreed and asks for it.',
      },
    },
  },
  screens: {
    FBK00000: { title: { ko: '도서관', en: 'Library' }, assumed: true, asks: ['/book/user'] },
    FBK10000: { title: { ko: '도서관 회원증', en: 'Library card' }, asks: ['/book/card'] },
    FBK21000: { title: { ko: '회원증 만들기', en: 'Get a card' }, back: 'FBK00000', assumed: true },
    FBK31000: { title: { ko: '내 주변 도서관', en: 'Libraries near me' }, assumed: true },
    FBK41000: { title: { ko: '책 찾기', en: 'Find a book' }, assumed: true },
    FBK51000: { title: { ko: '책 정보', en: 'About the book' }, back: 'FBK41000', assumed: true },
    FBK61000: { title: { ko: '빌린 책', en: 'My loans' }, assumed: true },
    FBK62000: { title: { ko: '예약과 책바다', en: 'Reservations' }, assumed: true },
    FBK63000: { title: { ko: '읽은 책', en: 'Reading history' }, assumed: true },
    FBK64000: { title: { ko: '도서관 소식', en: 'Library news' }, assumed: true },
    FBK71000: { title: { ko: '회원증 관리', en: 'Manage my card' }, assumed: true },
  },
});
