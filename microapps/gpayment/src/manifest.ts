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
    'getSsoInfo',
    'closeView',
    'openWebView',
    'openWindow',
    'openNativeScreen',
    'checkPermission',
    'getLocation',
  ],
  owners: ['gpayment-team'],
  capabilities: {
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    openWebView: {
      reason: {
        ko: '포인트 지갑 등 월렛의 다른 화면을 엽니다.',
        en: 'Opens other pages of the wallet: the point wallet.',
      },
    },
    openWindow: {
      reason: {
        ko: '공지와 배너의 바깥 주소를 엽니다.',
        en: 'Opens outside addresses of notices and banners.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '배너가 가리키는 앱 화면을 엽니다.',
        en: 'Opens screens of the app that a banner leads to.',
      },
    },
    checkPermission: {
      reason: {
        ko: '매장과 ATM의 QR을 찍을 카메라를 쓸 수 있는지 확인합니다.',
        en: 'Sees whether the camera may be used for the codes of shops and cash machines.',
      },
    },
    getLocation: {
      reason: {
        ko: '위치정보 이용에 동의한 고객에게 결제할 나라를 찾아 줍니다.',
        en: 'Finds the country to pay in, for customers who agreed to the use of their location.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: { ...serviceScreens, ...payScreens },
});
