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
  bridge: ['hello', 'closeView'],
  owners: ['gpayment-team'],
  capabilities: {
    closeView: {
      reason: { ko: '닫기와 뒤로 가기로 화면을 마칩니다.', en: 'Ends the screen by closing or going back.' },
    },
  },
  minHost: { I: '6.0.0', G: '6.0.0' },
  screens: { ...serviceScreens, ...payScreens },
});
