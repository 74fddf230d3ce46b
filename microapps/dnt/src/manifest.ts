import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the codes, the prefix and the first job (2-payment s2.6); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'dnt',
  name: { ko: '고향사랑기부', en: 'Hometown donation' },
  prefixes: ['/dnt'],
  home: 'FHL31000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['share', 'saveImage'],
  owners: ['dnt-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '기부 영수증을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves receipts of donations into the photos of the phone, and shares them.',
      },
    },
  },
  screens: {
    FHL31000: { title: { ko: '고향사랑기부', en: 'Hometown donation' }, asks: ['/dnt/v1/points'] },
    FHL33000: {
      title: { ko: '어디에 기부할까요?', en: 'Where to?' },
      back: 'FHL31000',
      assumed: true,
      asks: ['/dnt/v1/municipalities'],
    },
    FHL34000: { title: { ko: '기부하기', en: 'Donate' }, back: 'FHL33000', assumed: true },
    FHL40000: { title: { ko: '기부 결과', en: 'Your donation' }, back: 'FHL31000', assumed: true },
    FHL51000: {
      title: { ko: '답례품', en: 'Gifts' },
      back: 'FHL31000',
      assumed: true,
      asks: ['/dnt/v1/points'],
    },
    FHL51200: {
      title: { ko: '장바구니', en: 'Basket' },
      back: 'FHL51000',
      assumed: true,
      asks: ['/dnt/v1/basket', '/dnt/v1/points'],
    },
    FHL51400: { title: { ko: '답례품 주문', en: 'Order gifts' }, back: 'FHL51200', assumed: true },
    FHL60000: { title: { ko: '지정 기부', en: 'Projects' }, back: 'FHL31000', assumed: true },
    FHL70000: { title: { ko: '지정 기부 사업', en: 'Project' }, back: 'FHL60000', assumed: true },
    FHL80000: {
      title: { ko: '답례품 주문 내역', en: 'My gift orders' },
      back: 'FHL31000',
      assumed: true,
      asks: ['/dnt/v1/orders'],
    },
    FHL83000: { title: { ko: '주문 상세', en: 'Gift order' }, back: 'FHL80000', assumed: true },
    FHL90000: { title: { ko: '기부 내역', en: 'My donations' }, back: 'FHL31000', assumed: true },
    FHL92000: { title: { ko: '기부 상세', en: 'Donation' }, back: 'FHL90000', assumed: true },
  },
});
