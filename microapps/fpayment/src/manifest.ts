import { defineManifest } from '@wallet/kit/manifest';

// The specification gives codes and the prefix; each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'fpayment',
  name: { ko: '가맹점 QR결제', en: 'QR pay' },
  prefixes: ['/fpayment'],
  home: 'FFQ01000',
  area: 'fpayment',
  bridge: ['hello', 'closeView'],
  owners: ['fpayment-team'],
  capabilities: {
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: {
    FFQ01000: {
      path: '/fpayment/FFQ01000',
      title: { ko: 'QR결제', en: 'QR pay' },
      flags: { forVisitor: true },
    },
  },
});
