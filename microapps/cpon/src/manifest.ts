import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const hot = freeze({ ko: 'HOT 쿠폰', en: 'Hot coupons' });
const young = freeze({ ko: '만 14세 미만 선물 받기', en: 'A present, under 14' });
const visitor = freeze({ flags: freeze({ forVisitor: true }), assumed: true });

// The specification gives codes, flags and two jobs (R687, R709-R720); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'cpon',
  name: { ko: '쿠폰', en: 'Coupons' },
  prefixes: ['/cpon'],
  home: 'FCP10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage', 'screenLight', 'D007792'],
  owners: ['cpon-team'],
  capabilities: {
    openWindow: { reason: { ko: '제휴사의 쿠폰 페이지를 열어요.', en: 'Opens the offer of an affiliate.' } },
    openNativeScreen: {
      reason: {
        ko: '쿠폰을 밝게 보여 주고, 선물 링크를 보내고, 은행 상품을 열어요.',
        en: 'Shows coupons brightly, sends the link of a present, and opens products of the bank.',
      },
    },
  },
  screens: {
    FCP10000: { title: { ko: '쿠폰', en: 'Coupons' }, ...visitor },
    FCP11000: { title: { ko: '쿠폰함', en: 'My coupons' }, back: 'FCP10000', ...visitor },
    FCP14100: { title: { ko: '쿠폰 쓰기', en: 'Use a coupon' }, back: 'FCP10000' },
    FCP14300: { title: { ko: '나눠 쓰기', en: 'Use in part' }, back: 'FCP11000', assumed: true },
    FCP14400: { title: { ko: '쓴 내역', en: 'What was used' }, back: 'FCP11000', assumed: true },
    FCP15200: {
      path: '/cpon/FCP15200/{hirkCtntID}',
      title: { ko: '쿠폰 상세', en: 'Coupon' },
      back: 'FCP11000',
    },
    FCP16000: { title: { ko: '쿠폰 등록', en: 'Add a coupon' }, back: 'FCP10000', assumed: true },
    FCP20000: { title: { ko: '금융 쿠폰', en: 'Coupons of the bank' }, back: 'FCP10000', ...visitor },
    FCP24000: { title: { ko: '금융 쿠폰 상세', en: 'Coupon of the bank' }, back: 'FCP20000', ...visitor },
    FCP24100: { title: { ko: '쿠폰 받기', en: 'Get a coupon' }, back: 'FCP11000', ...visitor },
    FCP24300: { title: { ko: '유효기간 연장', en: 'Extend' }, back: 'FCP20000', ...visitor },
    FCP24400: { title: { ko: '선물하기', en: 'Give a coupon' }, back: 'FCP11000', ...visitor },
    FCP25100: { title: { ko: '선물함', en: 'Gifts' }, back: 'FCP10000', ...visitor },
    FCP25300: { title: { ko: '선물', en: 'Present' }, back: 'FCP25100', ...visitor },
    FCP25400: {
      title: { ko: '선물 결과', en: 'Your present' },
      flags: { forVisitor: true, stepParam: true },
      flow: 'giving',
      back: 'FCP25100',
      assumed: true,
    },
    FCP26000: { title: { ko: '선물 받기', en: 'A present for you' }, back: 'FCP25100', ...visitor },
    FCP26000UD14: { title: young, back: 'FCP25100', ...visitor },
    FCP26001: {
      path: '/cpon/FCP26000UD14/{presentId}',
      title: young,
      back: 'FCP25100',
      aliasOf: 'FCP26000UD14',
      ...visitor,
    },
    ReceiveCpon: { title: { ko: '선물이 왔어요', en: 'A present for you' }, back: 'FCP25100', ...visitor },
    FCP30000: { title: hot, back: 'FCP10000', ...visitor },
    FCP30001: {
      path: '/cpon/FCP30000/{hotCponId}',
      title: hot,
      back: 'FCP30000',
      aliasOf: 'FCP30000',
      ...visitor,
    },
    FCP40001: { title: { ko: '쿠폰 이용 안내', en: 'How coupons work' }, back: 'FCP10000', ...visitor },
    FCP40002: { title: { ko: '환불과 질문', en: 'Refunds and questions' }, back: 'FCP10000', ...visitor },
    TicketRegist: { title: { ko: '입장권 등록', en: 'Add a ticket' }, back: 'TicketView', assumed: true },
    ksat: { title: { ko: '수험표', en: 'Exam ticket' }, back: 'FCP10000', assumed: true },
    TicketView: { title: { ko: '입장권', en: 'Tickets' }, back: 'FCP10000', assumed: true },
  },
});
