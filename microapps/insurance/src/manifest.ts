import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the two ends of the range (R745, A18); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'insurance',
  name: { ko: '보험료 환급', en: 'Insurance refund' },
  prefixes: ['/insurance'],
  home: 'FEI10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'signWithCertificate',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage'],
  owners: ['duties-team'],
  capabilities: {
    openWebView: {
      reason: {
        ko: '정리할 것이 있는 다른 서비스를 새 화면으로 열어요.',
        en: 'Opens another service where something must be settled, in a screen of its own.',
      },
    },
    signWithCertificate: {
      reason: {
        ko: '대표자가 인증서로 서명해 보험료 환급을 신청해요.',
        en: 'The representative signs the application for a refund with the certificate.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '신청 내역을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves applications into the photos of the phone, and shares them.',
      },
    },
  },
  screens: {
    FEI10000: {
      title: { ko: '고용·산재보험료 환급', en: 'Refund of contributions' },
      assumed: true,
      asks: ['/insurance/v1/units'],
    },
    FEI20000: {
      title: { ko: '사업장', en: 'Business' },
      flags: { stepParam: true },
      flow: 'applying',
      back: 'FEI10000',
      assumed: true,
    },
    FEI30000: {
      title: { ko: '환급 신청', en: 'Apply' },
      flags: { stepParam: true },
      flow: 'applying',
      back: 'FEI20000',
      assumed: true,
    },
    FEI40000: { title: { ko: '신청 내역', en: 'Application' }, back: 'FEI10000', assumed: true },
  },
});
