import { defineManifest } from '@wallet/kit/manifest';
import { moneyScreens } from './manifest/money.ts';
import { walletScreens } from './manifest/wallet.ts';

// The specification gives codes and the prefix; each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'point',
  name: { ko: '포인트 지갑', en: 'Point wallet' },
  prefixes: ['/point', '/fcpoint'],
  home: 'FPO10000',
  area: 'point',
  bridge: [
    'hello',
    'getLoginInfo',
    'getSsoInfo',
    'openWindow',
    'closeView',
    'openWebView',
    'signWithCertificate',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage'],
  owners: ['point-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '영수증을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves receipts into the photos of the phone, and shares them.',
      },
    },
    openWindow: {
      reason: {
        ko: '월렛 앱으로 옮겨 가거나 월렛 밖의 주소를 열어요.',
        en: 'Goes over to the wallet app, or opens addresses outside the wallet.',
      },
    },
    signWithCertificate: {
      reason: {
        ko: '포인트 비밀번호를 다시 정하거나 계좌와 포인트 지갑을 해지할 때 인증서로 본인을 확인해요.',
        en: 'Proves by certificate who sets a new point password, unlinks an account or leaves the wallet.',
      },
    },
    openWebView: {
      reason: {
        ko: '가맹점 결제 코드를 새 화면으로 열어요.',
        en: 'Opens the payment code of shops in a screen of its own.',
      },
    },
  },
  screens: { ...walletScreens, ...moneyScreens },
});
