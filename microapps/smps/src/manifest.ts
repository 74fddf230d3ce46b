import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const developer = freeze({ flags: freeze({ forDeveloper: true }), back: 'FSP10000', assumed: true });
const step = freeze({ back: 'FSP10000', assumed: true });

// The specification gives the codes and no flags: all need a login. Stated jobs are FSP10000, 20000, 21000, 23000 and
// 55000 (R696 to R701); each `assumed` one is our reading (README.md).
export const manifest = defineManifest({
  id: 'smps',
  name: { ko: '스마트패스', en: 'Smart pass' },
  prefixes: ['/smps'],
  home: 'FSP10000',
  // biome-ignore format: names of one kind
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openWebView', 'openNativeScreen'],
  nativeScreens: ['passportScan', 'passportChip', 'faceCapture', 'qrScan', 'screenLight'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '여권을 촬영하고 칩을 읽고, 얼굴과 탑승권을 촬영해요.',
        en: 'Scans your passport and reads its chip, and takes your face and your boarding pass.',
      },
    },
  },
  owners: ['smps-team'],
  screens: {
    FSP10000: { title: { ko: '스마트패스', en: 'Smart pass' } },
    FSP13000: { title: { ko: '공항에서 이용하기', en: 'At the airport' }, back: 'FSP10000', assumed: true },
    FSP20000: { title: { ko: '약관 동의', en: 'Terms' }, back: 'FSP10000' },
    FSP21000: { title: { ko: '등록 준비', en: 'Before you register' }, back: 'FSP10000' },
    FSP21200: { title: { ko: '여권 정보 확인', en: 'Check your passport' }, ...step },
    FSP22000: { title: { ko: '여권 칩 읽기', en: 'Read the chip' }, ...step },
    FSP23000: { title: { ko: '여권 촬영', en: 'Scan your passport' }, back: 'FSP21000' },
    FSP24010: { title: { ko: '얼굴 등록', en: 'Your face' }, ...step },
    FSP33000: { title: { ko: '탑승권', en: 'Boarding passes' }, back: 'FSP10000', assumed: true },
    FSP33010: { title: { ko: '탑승권 보기', en: 'Boarding pass' }, back: 'FSP33000', assumed: true },
    FSP50000: { title: { ko: '자녀 등록', en: 'Register a child' }, back: 'FSP10000', assumed: true },
    FSP52000: { title: { ko: '자녀 정보', en: 'Your child' }, back: 'FSP50000', assumed: true },
    FSP53000: { title: { ko: '자녀 여권', en: 'Your child’s passport' }, back: 'FSP50000', assumed: true },
    FSP55000: { title: { ko: '만 14세 미만 약관', en: 'Terms for under 14' }, back: 'FSP50000' },
    FSP56000: { title: { ko: '스마트패스 관리', en: 'Your smart pass' }, back: 'FSP10000', assumed: true },
    smpstest1: { title: { ko: '여권 촬영 확인', en: 'Try the passport scan' }, ...developer },
    smpstest2: { title: { ko: '칩과 암호화 확인', en: 'Try chip and sealing' }, ...developer },
    smpstest3: { title: { ko: '얼굴 확인', en: 'Try the face' }, ...developer },
    smpstest4: { title: { ko: '탑승권 확인', en: 'Try boarding passes' }, ...developer },
  },
});
