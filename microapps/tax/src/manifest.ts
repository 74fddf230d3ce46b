import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes and the prefix (R744); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'tax',
  name: { ko: '세금', en: 'Tax' },
  prefixes: ['/tax'],
  home: 'FNT10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage'],
  capabilities: {
    openWebView: {
      reason: {
        ko: '정리할 것이 있는 다른 서비스를 새 화면으로 열어요.',
        en: 'Opens another service where something must be settled, in a screen of its own.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '납부 확인을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves proofs of payment into the photos of the phone, and shares them.',
      },
    },
  },
  owners: ['duties-team'],
  screens: {
    FNT10000: { title: { ko: '세금', en: 'Tax' }, assumed: true, asks: ['/tax/v1/taxes'] },
    FNT20000: {
      title: { ko: '내 세금', en: 'My taxes' },
      back: 'FNT10000',
      assumed: true,
      asks: ['/tax/v1/taxes'],
    },
    FNT30000: { title: { ko: '세금 자세히 보기', en: 'One tax' }, back: 'FNT20000', assumed: true },
  },
});
