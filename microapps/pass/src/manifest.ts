import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const step = (ko: string, en: string, back: string) =>
  freeze({ title: freeze({ ko, en }), back, assumed: true });

// The specification gives codes, prefix and what FPS10000 does (R704, R705, R779 to R781); each `assumed` job is our reading.
export const manifest = defineManifest({
  id: 'pass',
  name: { ko: '여권 재발급', en: 'Passport re-issue' },
  prefixes: ['/pass'],
  home: 'FPS10000',
  bridge: [
    ...freeze(['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'getLocation'] as const),
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
    FPS12000: step('신청하기 전에', 'Before you apply', 'FPS10000'),
    FPS20000: step('동의와 본인 확인', 'Consent and identity', 'FPS12000'),
    FPS21000: step('지금 여권', 'Your passport', 'FPS20000'),
    FPS24100: step('새 여권', 'Your new passport', 'FPS21000'),
    FPS32000: step('여권 사진', 'Passport photo', 'FPS24100'),
    FPS38000: step('신청 확인', 'Check and apply', 'FPS32000'),
    FPS40000: { title: { ko: '내 여권 신청', en: 'My applications' }, assumed: true },
    FPS41000: step('신청 상세', 'Application', 'FPS40000'),
    FPS51000: step('수수료 결제', 'Pay the fee', 'FPS40000'),
    FPS53000: step('결제 결과', 'Payment', 'FPS40000'),
    FPS60000: step('여권 알림', 'Passport alerts', 'FPS10000'),
    FPS61000: step('신청 취소', 'Cancel the application', 'FPS40000'),
    FPS63000: step('여권 창구와 도움말', 'Offices and help', 'FPS10000'),
  },
});
