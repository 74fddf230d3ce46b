import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes and the prefix (R721); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'cponmakt',
  name: { ko: '쿠폰 마켓', en: 'Coupon market' },
  prefixes: ['/cponmakt'],
  home: 'FCM10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['share', 'saveImage'],
  owners: ['duties-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '구매 영수증을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves receipts into the photos of the phone, and shares them.',
      },
    },
  },
  screens: {
    FCM10000: {
      title: { ko: '쿠폰 마켓', en: 'Coupon market' },
      assumed: true,
      asks: ['/cponmakt/v1/market'],
    },
    FCM11000: {
      title: { ko: '상품 찾기', en: 'Find coupons' },
      back: 'FCM10000',
      assumed: true,
      asks: ['/cponmakt/v1/market'],
    },
    FCM12100: { title: { ko: '상품', en: 'Coupon' }, back: 'FCM11000', assumed: true },
    FCM31000: { title: { ko: '내 주문', en: 'My orders' }, back: 'FCM10000', assumed: true },
  },
});
