import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes, flags and calls; each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'fpayment',
  name: { ko: '가맹점 QR 결제', en: 'QR pay' },
  prefixes: ['/fpayment'],
  home: 'FFQ01000',
  area: 'fpayment',
  bridge: [
    'hello',
    'getLoginInfo',
    'getSsoInfo',
    'closeView',
    'openWebView',
    'openWindow',
    'openNativeScreen',
    'getLocation',
  ],
  nativeScreens: ['D007792', 'screenLight', 'share', 'saveImage'],
  owners: ['fpayment-team'],
  capabilities: {
    openWebView: {
      reason: {
        ko: '배너가 가리키는 다른 서비스를 열어요.',
        en: 'Opens other services that a banner leads to.',
      },
    },
    openWindow: {
      reason: {
        ko: '배너가 가리키는 월렛 밖의 주소를 열어요.',
        en: 'Opens addresses outside the wallet that a banner leads to.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '배너가 가리키는 앱 화면을 열고, 코드를 보여 줄 때 화면을 밝게 하고, 영수증을 저장해요.',
        en: 'Opens screens of the app that a banner leads to, lights up the screen for a code, saves receipts.',
      },
    },
    getLocation: {
      reason: {
        ko: '위치정보 이용에 동의한 고객이 결제하는 곳을 확인해요.',
        en: 'Tells where a customer who agreed to it is paying.',
      },
    },
  },
  screens: {
    index: {
      path: '/fpayment',
      title: { ko: 'QR 결제', en: 'QR pay' },
      flags: { forVisitor: true },
      aliasOf: 'FFQ01000',
    },
    login: {
      title: { ko: 'QR 결제 로그인', en: 'Sign in to QR pay' },
      flags: { forVisitor: true },
      assumed: true,
    },
    FFQ01000: {
      title: { ko: 'QR 결제', en: 'QR pay' },
      flags: { forVisitor: true },
      assumed: true,
    },
    FFQ01100: {
      title: { ko: '이용 방법', en: 'How to pay' },
      flags: { forVisitor: true },
      assumed: true,
    },
    FFQ01200: {
      title: { ko: 'QR 결제 약관 동의', en: 'QR pay terms' },
      assumed: true,
    },
    FFQ02100: {
      title: { ko: '결제 코드 보여 주기', en: 'Show my code' },
      flags: { nativeOnly: true, gpaymentAuthorization: true, stepParam: true },
      flow: 'paying',
      assumed: true,
    },
    FFQ02200: {
      title: { ko: '가맹점 QR 스캔', en: 'Scan a shop’s code' },
      flags: { nativeOnly: true, gpaymentAuthorization: true, stepParam: true },
      flow: 'paying',
      assumed: true,
    },
    FFQ02300: {
      title: { ko: '결제 금액', en: 'Amount' },
      flags: { nativeOnly: true, gpaymentAuthorization: true, stepParam: true },
      flow: 'paying',
      assumed: true,
      back: 'FFQ02200',
    },
    FFQ02400: {
      title: { ko: '결제 확인', en: 'Confirm payment' },
      flags: { nativeOnly: true, gpaymentAuthorization: true, stepParam: true },
      flow: 'paying',
      assumed: true,
      back: 'FFQ02300',
    },
    FFQ02500: {
      title: { ko: '결제 결과', en: 'Payment result' },
      assumed: true,
    },
    FFQ02600: {
      title: { ko: '결제 결과 확인', en: 'What became of a payment' },
      assumed: true,
    },
    FFQ03000: {
      title: { ko: '이용 내역', en: 'History' },
      assumed: true,
    },
    FFQ03100: {
      title: { ko: '이용 상세', en: 'Payment details' },
      assumed: true,
      back: 'FFQ03000',
    },
    FFQ04000: {
      title: { ko: '결제 수단', en: 'Payment methods' },
      flags: { nativeOnly: true, gpaymentAuthorization: true },
      assumed: true,
    },
    FFQ05000: {
      title: { ko: '공지사항', en: 'Notices' },
      assumed: true,
    },
    FFQ05100: {
      title: { ko: '유의사항', en: 'Important info' },
      assumed: true,
    },
    FFQ06000: {
      title: { ko: 'QR 결제 안내', en: 'About QR pay' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
