import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const developer = freeze({ flags: freeze({ forDeveloper: true }), back: 'FCA60000' });
const ofHome = freeze({ back: 'FCA60000', assumed: true });

// The specification gives codes, flags, and where three of them lead (R748, R749, R771-R775); each `assumed` job is our
// reading (README.md).
export const manifest = defineManifest({
  id: 'canp',
  name: { ko: '탄소중립포인트', en: 'Carbon-neutral points' },
  prefixes: ['/canp'],
  home: 'FCA60000',
  doors: ['FCA10000'],
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
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 매장을 먼저 보여 드려요.',
        en: 'Shows the nearest shops first, where customers agreed and ask for it.',
      },
    },
    openWindow: { reason: { ko: '매장을 지도에서 보여 드려요.', en: 'Shows a shop on a map.' } },
  },
  owners: ['canp-team'],
  screens: {
    FCA60000: { title: { ko: '탄소중립포인트', en: 'Carbon-neutral points' }, assumed: true },
    FCA10000: { title: { ko: '탄소중립포인트', en: 'Carbon-neutral points' } },
    FCA20000: { title: { ko: '탄소중립포인트', en: 'Carbon-neutral points' } },
    FCA50000: {
      title: { ko: '탄소중립포인트 시작하기', en: 'Start with carbon points' },
      flags: { forVisitor: true },
    },
    FCA53000: {
      title: { ko: '탄소중립포인트 가입', en: 'Join carbon points' },
      back: 'FCA50000',
      assumed: true,
    },
    FCA54000: {
      title: { ko: '가입 결과', en: 'Result' },
      flags: { stepParam: true },
      flow: 'joining',
      back: 'FCA50000',
      assumed: true,
    },
    FCA61000: { title: { ko: '활동과 포인트', en: 'What brings points' }, ...ofHome },
    FCA62000: { title: { ko: '활동', en: 'Activity' }, back: 'FCA61000', assumed: true },
    FCA64000: { title: { ko: '포인트와 지급', en: 'Points and payouts' }, ...ofHome },
    FCA65000: { title: { ko: '우리 동네 순위', en: 'My town' }, ...ofHome },
    FCA65100: { title: { ko: '동네끼리 순위', en: 'Town by town' }, back: 'FCA65000', assumed: true },
    FCA66000: { title: { ko: '설정', en: 'Settings' }, ...ofHome },
    FCA21000: { title: { ko: '참여하는 곳', en: 'Where it counts' }, ...ofHome },
    FCA31000: { title: { ko: '공지와 안내', en: 'Notices and guide' }, ...ofHome },
    CANP_INDEX: {
      path: '/canp/index',
      title: { ko: '개발자 목록', en: 'For developers' },
      ...developer,
    },
    CanpStateTest: { title: { ko: '상태 바꾸기', en: 'Set the state' }, ...developer },
  },
});
