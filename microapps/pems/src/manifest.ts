import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const visitor = freeze({ forVisitor: true });
const step = freeze({ flags: freeze({ stepParam: true }), flow: 'registering', assumed: true });

// The specification gives the codes, the prefix, who may enter and two jobs (R683, R746, R747, R763); each `assumed` job
// is our reading (README.md).
export const manifest = defineManifest({
  id: 'pems',
  name: { ko: '반려동물 등록', en: 'Pet registration' },
  prefixes: ['/pems'],
  home: 'FML30000',
  doors: ['FML60000', 'FML80000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'getLocation',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage', 'screenLight', 'qrScan'],
  owners: ['pems-team'],
  capabilities: {
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 동물병원을 먼저 보여 드려요.',
        en: 'Shows the nearest clinics first, where customers agreed and ask for it.',
      },
    },
    openWindow: {
      reason: { ko: '동물병원을 지도에서 보여 드려요.', en: 'Shows a clinic on a map.' },
    },
    openNativeScreen: {
      reason: {
        ko: '등록번호를 스캔하고, 찾는 전단을 저장하거나 공유하고, 병원에서 화면을 밝게 켜요.',
        en: 'Scans registration numbers, saves and shares posters, and brightens the screen at the vet.',
      },
    },
  },
  screens: {
    FML30000: { title: { ko: '반려동물 등록', en: 'Pet registration' }, asks: ['/pems/animals'] },
    FML33100: { title: { ko: '동물등록증', en: 'Registration card' }, back: 'FML30000', assumed: true },
    FML40000: { title: { ko: '등록 시작하기', en: 'Register' }, back: 'FML30000', assumed: true },
    FML41000: {
      title: { ko: '신청 진행 상황', en: 'My applications' },
      back: 'FML30000',
      assumed: true,
      asks: ['/pems/applications'],
    },
    FML42000: { title: { ko: '등록 안내', en: 'How it goes' }, back: 'FML40000' },
    FML42200: { title: { ko: '보호자 확인', en: 'The owner' }, back: 'FML40000', assumed: true },
    FML42300: { title: { ko: '동물 정보', en: 'Your animal' }, ...step, back: 'FML42200' },
    FML42400: { title: { ko: '어디서 등록할까요?', en: 'Where?' }, ...step, back: 'FML42300' },
    FML50000: {
      title: { ko: '변경 신고', en: 'Report a change' },
      back: 'FML30000',
      assumed: true,
      asks: ['/pems/animals'],
    },
    FML51000: { title: { ko: '소유자 변경', en: 'Change of owner' }, back: 'FML50000', assumed: true },
    FML52000: {
      title: { ko: '주소와 연락처', en: 'Address and phone' },
      back: 'FML50000',
      assumed: true,
      asks: ['/pems/owner'],
    },
    FML52200: { title: { ko: '변경 확인', en: 'Check the change' }, back: 'FML50000', assumed: true },
    FML53000: { title: { ko: '떠나보낸 신고', en: 'A death' }, back: 'FML50000', assumed: true },
    FML60000: {
      title: { ko: '잃어버렸어요, 찾았어요', en: 'Lost and found' },
      flags: visitor,
      back: 'FML30000',
      assumed: true,
      asks: ['/pems/reports'],
    },
    FML70000: {
      title: { ko: '알림 올리기', en: 'Put up a notice' },
      flags: visitor,
      back: 'FML60000',
      assumed: true,
    },
    FML70200: { title: { ko: '알림', en: 'Notice' }, flags: visitor, back: 'FML60000', assumed: true },
    FML80000: {
      title: { ko: '반려동물 안내', en: 'Guide' },
      flags: visitor,
      back: 'FML30000',
      assumed: true,
    },
  },
});
