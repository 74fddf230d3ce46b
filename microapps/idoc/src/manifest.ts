import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const step = freeze({ back: 'FSL10000', assumed: true });
const ofCard = freeze({ back: 'FSL21000', assumed: true });

// The specification gives the codes, no flags (all need a login), and two jobs (R706, R707); each `assumed` one is our
// reading (README.md).
export const manifest = defineManifest({
  id: 'idoc',
  name: { ko: '모바일 학생증', en: 'Student card' },
  prefixes: ['/studentcard', '/idoc'],
  home: 'FSL10000',
  doors: ['FCO40000'],
  // biome-ignore format: names of one kind
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openWebView', 'getLocation', 'openNativeScreen'],
  nativeScreens: ['faceCapture', 'share', 'screenLight'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '학생증에 넣을 얼굴을 촬영하고, 보호자에게 링크를 보내요.',
        en: 'Takes the photo for the card, and sends a link to a guardian.',
      },
    },
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 학생 혜택부터 보여 줘요.',
        en: 'Shows the nearest student prices first, where the customer agreed and asks for it.',
      },
    },
  },
  owners: ['idoc-team'],
  screens: {
    FSL10000: { title: { ko: '학생증', en: 'Student card' } },
    FSL11000: { title: { ko: '학생증 만들기', en: 'Get a student card' } },
    FSL12000: { title: { ko: '만들 사람', en: 'For whom' }, back: 'FSL11000', assumed: true },
    FSL12100: { title: { ko: '학교 찾기', en: 'Find your school' }, ...step },
    FSL12200: { title: { ko: '학년과 반', en: 'Grade and class' }, ...step },
    FSL12300: { title: { ko: '학생증 사진', en: 'Photo for the card' }, ...step },
    FSL12400: { title: { ko: '확인하고 보내기', en: 'Check and send' }, ...step },
    FSL13000: { title: { ko: '신청 현황', en: 'Your request' }, ...step },
    FSL21000: { title: { ko: '내 학생증', en: 'My student card' }, assumed: true },
    FSL21100: { title: { ko: 'QR과 바코드', en: 'QR and barcode' }, ...ofCard },
    FSL21200: { title: { ko: '학생증 정보', en: 'About the card' }, ...ofCard },
    FSL21310: { title: { ko: '새 학년으로 바꾸기', en: 'New school year' }, back: 'FSL21200', assumed: true },
    FCO86200: { title: { ko: '보호자 동의', en: 'Guardian’s consent' }, assumed: true },
    FCO40000: { title: { ko: '학생 혜택', en: 'For students' }, assumed: true },
  },
});
