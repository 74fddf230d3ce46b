import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes, prefix and that visitors may enter (R732 to R734); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'rail',
  name: { ko: '기차표', en: 'Train tickets' },
  prefixes: ['/rail'],
  home: 'FKS10000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['share', 'saveImage'],
  owners: ['rail-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '기차표 영수증을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves receipts of train tickets into the photos of the phone, and shares them.',
      },
    },
  },
  doors: ['FKS60000'],
  screens: {
    FKS10000: {
      title: { ko: '기차표 예매', en: 'Train tickets' },
      flags: { forVisitor: true },
      assumed: true,
      asks: ['/rail/api/v1/train-station-info', '/rail/api/v1/code/passenger', '/rail/api/v1/train-run-date'],
    },
    FKS21000: {
      title: { ko: '여행 선택', en: 'Choose your trip' },
      flags: { forVisitor: true },
      back: 'FKS10000',
      assumed: true,
    },
    FKS30000: {
      title: { ko: '열차 선택', en: 'Choose a train' },
      flags: { forVisitor: true },
      back: 'FKS10000',
      assumed: true,
    },
    FKS40000: {
      title: { ko: '좌석 선택', en: 'Choose seats' },
      flags: { forVisitor: true },
      back: 'FKS30000',
      assumed: true,
    },
    FKS41000: {
      title: { ko: '예매 확인', en: 'Check and pay' },
      flags: { forVisitor: true },
      back: 'FKS10000',
      assumed: true,
    },
    FKS50000: {
      title: { ko: '예매 내역', en: 'What you bought' },
      flags: { forVisitor: true },
      back: 'FKS60000',
      assumed: true,
    },
    FKS60000: { title: { ko: '내 승차권', en: 'My tickets' }, flags: { forVisitor: true }, assumed: true },
    FKS61000: {
      title: { ko: '승차권', en: 'Ticket' },
      flags: { forVisitor: true },
      back: 'FKS60000',
      assumed: true,
    },
    FKS62000: {
      title: { ko: '승차권 선물', en: 'Give a ticket' },
      flags: { forVisitor: true },
      back: 'FKS60000',
      assumed: true,
    },
    ReceiveKBPay: {
      title: { ko: '결제 확인', en: 'Your payment' },
      flags: { forVisitor: true },
      assumed: true,
    },
    ReceiveShare: {
      title: { ko: '받은 승차권', en: 'A ticket for you' },
      flags: { forVisitor: true },
      assumed: true,
    },
  },
});
