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
  bridge: ['hello', 'getSsoInfo', 'openWindow', 'closeView', 'openWebView', 'signWithCertificate'],
  owners: ['point-team'],
  capabilities: {
    getSsoInfo: {
      reason: {
        ko: '그룹사 앱에서 로그인한 고객을 그대로 이어 받습니다.',
        en: 'Takes over who has signed in to a group company’s app.',
      },
    },
    openWindow: {
      reason: {
        ko: '월렛 앱으로 옮겨 가거나 월렛 밖의 주소를 엽니다.',
        en: 'Goes over to the wallet app, or opens addresses outside the wallet.',
      },
    },
    signWithCertificate: {
      reason: {
        ko: '포인트 비밀번호를 다시 정할 때 인증서로 본인을 확인합니다.',
        en: 'Proves by certificate who sets a new point password.',
      },
    },
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
    openWebView: {
      reason: {
        ko: '가맹점 결제 코드를 새 화면으로 엽니다.',
        en: 'Opens the payment code of shops in a screen of its own.',
      },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: { ...walletScreens, ...moneyScreens },
});
