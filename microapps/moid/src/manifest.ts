import { defineManifest } from '@wallet/kit/manifest';

const step = (ko: string, en: string, back: string) => ({
  title: { ko, en },
  back,
  assumed: true as const,
});

// The specification gives codes, prefix and one flag (R688, R689); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'moid',
  name: { ko: '모바일 신분증', en: 'Mobile ID' },
  prefixes: ['/moid'],
  home: 'FMC10000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['identityWallet', 'idCardScan', 'faceCapture', 'biometry', 'qrScan', 'screenLight'],
  owners: ['identity-team'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '휴대폰의 모바일 신분증을 열고, 신분증과 얼굴을 확인하고, QR을 스캔해요.',
        en: 'Opens the mobile ID of the phone, checks card and face, and scans QR codes.',
      },
    },
  },
  screens: {
    FMC10000: { title: { ko: '모바일 신분증', en: 'Mobile ID' } },
    FMC11000: step('모바일 신분증 시작', 'Start', 'FMC10000'),
    FMC13000: step('신분증 선택', 'Choose a card', 'FMC10000'),
    FMC13100: step('신분증 확인', 'Your card', 'FMC13000'),
    FMC13200: step('얼굴 확인', 'Your face', 'FMC13000'),
    FMC14000: step('비밀번호', 'PIN', 'FMC13000'),
    FMC14100: step('발급', 'Issuing', 'FMC10000'),
    FMC15000: step('이 휴대폰 연결', 'Connect this phone', 'FMC10000'),
    FMC20000: step('신분증 보여 주기', 'Show my ID', 'FMC10000'),
    FMC23000: step('정보 제출', 'Share', 'FMC10000'),
    FMC24000: step('신분증 관리', 'Manage', 'FMC10000'),
    FMC24100: step('신분증 정보', 'Card details', 'FMC24000'),
    FMC24110: step('한 번 더 확인', 'Confirm', 'FMC24100'),
    FMC30000: step('제출 이력', 'History', 'FMC10000'),
    FMC30100: step('제출 내용', 'What was shared', 'FMC30000'),
    FMC40000: {
      title: { ko: '모바일 신분증 안내', en: 'About mobile ID' },
      back: 'FMC10000',
      flags: { forVisitor: true },
      assumed: true,
    },
    FMC41000: step('분실·도난 신고', 'Lost or stolen', 'FMC10000'),
    FMC41100: step('신고 결과', 'Result', 'FMC10000'),
    SecureKeyPad: step('모바일 신분증 비밀번호', 'Mobile ID PIN', 'FMC24000'),
    QrCodeReaderMoidPopup: step('QR 스캔', 'Scan a code', 'FMC10000'),
  },
});
