import { defineManifest } from '@wallet/kit/manifest';
import { payScreens } from './manifest/pay.ts';
import { serviceScreens } from './manifest/service.ts';

// The specification gives codes and the prefix; each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'gpayment',
  name: { ko: '해외결제', en: 'Pay abroad' },
  prefixes: ['/gpayment', '/gpayments', '/fcgpayment'],
  home: 'FGP10000',
  area: 'gpayment',
  bridge: [
    'hello',
    'getLoginInfo',
    'getSsoInfo',
    'closeView',
    'openWebView',
    'openWindow',
    'openNativeScreen',
    'checkPermission',
    'getLocation',
    'signWithCertificate',
  ],
  nativeScreens: ['D007792', 'screenLight', 'share', 'saveImage'],
  owners: ['gpayment-team'],
  capabilities: {
    openWebView: {
      reason: {
        ko: '포인트 지갑 등 월렛의 다른 화면을 열어요.',
        en: 'Opens other pages of the wallet: the point wallet.',
      },
    },
    openWindow: {
      reason: {
        ko: '공지와 배너의 바깥 주소를 열어요.',
        en: 'Opens outside addresses of notices and banners.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '배너가 가리키는 앱 화면을 열고, 코드를 보여 줄 때 화면을 밝게 하고, 영수증을 저장해요.',
        en: 'Opens screens of the app that a banner leads to, lights up the screen for a code, saves receipts.',
      },
    },
    checkPermission: {
      reason: {
        ko: '매장과 ATM의 QR을 찍을 카메라를 쓸 수 있는지 확인해요.',
        en: 'Sees whether the camera may be used for the codes of shops and cash machines.',
      },
    },
    getLocation: {
      reason: {
        ko: '위치정보 이용에 동의한 고객에게 결제할 나라를 찾아 줘요.',
        en: 'Finds the country to pay in, for customers who agreed to the use of their location.',
      },
    },
    signWithCertificate: {
      reason: {
        ko: '간편 비밀번호를 다시 정할 때 인증서 서명으로 본인을 확인해요.',
        en: 'Proves by a signature who sets a new payment password.',
      },
    },
  },
  screens: { ...serviceScreens, ...payScreens },
});
