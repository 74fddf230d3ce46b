import { defineManifest } from '@wallet/kit/manifest';

const assumed = Object.freeze({ assumed: true });

// The specification gives codes, prefix and what FPS10000 does (R704, R705, R779 to R781); each `assumed` job is our reading.
export const manifest = defineManifest({
  id: 'pass',
  name: { ko: '여권 재발급', en: 'Passport re-issue' },
  prefixes: ['/pass'],
  home: 'FPS10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'getLocation',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage'],
  owners: ['pass-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '수수료 영수증을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves the receipt of the fee into the photos of the phone, and shares it.',
      },
    },
    openWindow: { reason: { ko: '여권 창구를 지도에서 열어요.', en: 'Opens a passport office on a map.' } },
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 창구부터 보여 줘요.',
        en: 'Shows the nearest offices first, where the customer agreed and asks for it.',
      },
    },
  },
  screens: {
    FPS10000: { title: { ko: '여권 재발급', en: 'Passport re-issue' } },
    FPS12000: { title: { ko: '신청하기 전에', en: 'Before you apply' }, back: 'FPS10000', ...assumed },
    FPS20000: { title: { ko: '동의와 본인 확인', en: 'Consent and identity' }, back: 'FPS12000', ...assumed },
    FPS21000: { title: { ko: '지금 여권', en: 'Your passport' }, back: 'FPS20000', ...assumed },
    FPS24100: { title: { ko: '새 여권', en: 'Your new passport' }, back: 'FPS21000', ...assumed },
    FPS32000: { title: { ko: '여권 사진', en: 'Passport photo' }, back: 'FPS24100', ...assumed },
    FPS38000: { title: { ko: '신청 확인', en: 'Check and apply' }, back: 'FPS32000', ...assumed },
    FPS40000: { title: { ko: '내 여권 신청', en: 'My applications' }, ...assumed },
    FPS41000: { title: { ko: '신청 상세', en: 'Application' }, back: 'FPS40000', ...assumed },
    FPS51000: { title: { ko: '수수료 결제', en: 'Pay the fee' }, back: 'FPS40000', ...assumed },
    FPS53000: { title: { ko: '결제 결과', en: 'Payment' }, back: 'FPS40000', ...assumed },
    FPS60000: { title: { ko: '여권 알림', en: 'Passport alerts' }, back: 'FPS10000', ...assumed },
    FPS61000: { title: { ko: '신청 취소', en: 'Cancel the application' }, back: 'FPS40000', ...assumed },
    FPS63000: { title: { ko: '여권 창구와 도움말', en: 'Offices and help' }, back: 'FPS10000', ...assumed },
  },
});
