import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const developer = freeze({ flags: freeze({ forDeveloper: true }), back: 'GMID_INDEX', assumed: true });

// The specification gives codes and flags (R691 to R695); FGM40000, 50000, 51000 and 71000 are customers' screens all the
// same (A03), and lead to / outside the app by a rule of their own (E04). Each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'gmid',
  name: { ko: '디지털 신분증', en: 'Digital ID' },
  prefixes: ['/gmid'],
  home: 'FGM40000',
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['idCardScan', 'faceCapture', 'biometry', 'qrScan', 'screenLight'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '신분증과 얼굴을 촬영하고, 보여 주기 전에 얼굴이나 지문을 확인하고, 상대의 QR을 읽어요.',
        en: 'Takes your ID and your face, checks face or fingerprint before it is shown, and reads a QR.',
      },
    },
  },
  owners: ['identity-team'],
  screens: {
    FGM40000: { title: { ko: '디지털 신분증', en: 'Digital ID' } },
    FGM50000: { title: { ko: '신분증 정보', en: 'What it holds' }, back: 'FGM40000', assumed: true },
    FGM51000: { title: { ko: '신분증 보여 주기', en: 'Show your ID' }, back: 'FGM40000', assumed: true },
    FGM71000: { title: { ko: '신분증 관리', en: 'Manage' }, back: 'FGM40000', assumed: true },
    FGMInfoPage: {
      title: { ko: '디지털 신분증 안내', en: 'About the digital ID' },
      flags: { forVisitor: true },
      assumed: true,
    },
    GMID_INDEX: {
      path: '/gmid/index',
      title: { ko: '개발자 목록', en: 'For developers' },

      flags: { forDeveloper: true },
      back: 'FGM71000',
      assumed: true,
    },
    casTestCall: { title: { ko: 'CAS 호출', en: 'Any CAS call' }, ...developer },
    cagw: { title: { ko: 'CA 게이트웨이', en: 'CA gateway' }, ...developer },
    QRCPM001: { title: { ko: '코드 만들기', en: 'Make a code' }, ...developer },
    QRCPM002: { title: { ko: '코드 읽기', en: 'Read a code' }, ...developer },
    SpOacxTest: { title: { ko: '간편 인증(OACX)', en: 'Simple sign-in (OACX)' }, ...developer },
    FGM01000: { title: { ko: '회원 조회', en: 'Member: select' }, ...developer },
    FGM02000: { title: { ko: '회원 가입', en: 'Member: join' }, ...developer },
    FGM03000: { title: { ko: '회원 변경', en: 'Member: update' }, ...developer },
    FGM04000: { title: { ko: '약관', en: 'Terms' }, ...developer },
    FGM10000: { title: { ko: '본인 확인', en: 'Identity' }, ...developer },
    FGM12000: { title: { ko: '휴대폰 확인', en: 'Phone' }, ...developer },
    FGM13000: { title: { ko: '실명 확인', en: 'Real name' }, ...developer },
    FGM16000: { title: { ko: '얼굴 비교', en: 'Selfie' }, ...developer },
    FGM16100: { title: { ko: '얼굴 코드', en: 'Selfie codes' }, ...developer },
    FGM18000: { title: { ko: '첫 발급', en: 'Issue' }, ...developer },
    FGM18001: { title: { ko: '다시 발급', en: 'Issue again' }, ...developer },
    FGM18100: { title: { ko: '발급 상태', en: 'Issuance state' }, ...developer },
    FGM40610: { title: { ko: '상태 바꾸기', en: 'Set the status' }, ...developer },
    FGM43100: { title: { ko: '검증 요청', en: 'Verifier’s request' }, ...developer },
    FGM43200: { title: { ko: '제출 검증', en: 'Verify' }, ...developer },
    FGM44000: { title: { ko: '제출 내역', en: 'History' }, ...developer },
    FGM45100: { title: { ko: '기기', en: 'Devices' }, ...developer },
    FGM61001: { title: { ko: '인증서 발급과 서명', en: 'Certificate: issue, sign' }, ...developer },
    FGM62000: { title: { ko: '인증서 갱신과 폐기', en: 'Certificate: renew, revoke' }, ...developer },
    FGM64000: { title: { ko: '대표 신분증', en: 'Representative' }, ...developer },
    FGM65000: { title: { ko: 'LOS 접수', en: 'LOS receipt' }, ...developer },
    FGM70000: { title: { ko: '전체 보기', en: 'Overview' }, ...developer },
    FGM76100: { title: { ko: '모두 지우기', en: 'Clean up' }, ...developer },
  },
});
