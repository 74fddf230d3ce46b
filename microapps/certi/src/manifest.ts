import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const of = (ko: string, en: string, back: string) => freeze({ title: { ko, en }, back, assumed: true });
const step = (flow: string) => freeze({ flags: { stepParam: true } as const, flow });

// The specification gives the codes, no flags (all need a login), and what GOAPP24 does (R752 to R754). Each `assumed`
// job is our reading (README.md); the popup of FCE22100 has no path, and of the series 22210 to 22U00 the ends alone are
// certain (A18).
export const manifest = defineManifest({
  id: 'certi',
  name: { ko: '전자증명서', en: 'E-certificates' },
  prefixes: ['/certi'],
  home: 'FCE10000',
  doors: ['FCE20000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
  ],
  nativeScreens: ['qrScan', 'share', 'externalApp'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '증명서의 QR을 읽고, 열람 링크를 보내고, 정부24 앱을 열어요.',
        en: 'Reads the QR of a certificate, shares a link to read it, and opens the civil-service app.',
      },
    },
    openWebView: {
      reason: {
        ko: '인증서로 서명하는 화면을 열어요.',
        en: 'Opens the page where an application is signed.',
      },
    },
  },
  owners: ['papers-team'],
  screens: {
    FCE10000: { title: { ko: '전자증명서', en: 'E-certificates' }, assumed: true },
    FCE15000: of('내 증명서', 'My certificates', 'FCE10000'),
    FCE15110: of('증명서', 'Certificate', 'FCE15000'),
    FCE15111: of('증명서 읽기', 'Read', 'FCE15000'),
    FCE17000: of('보내기', 'Send', 'FCE15000'),
    FCE17200: { ...of('받는 곳과 용도', 'Receiver and purpose', 'FCE17000'), ...step('sending') },
    FCE17230: of('보낸 증명서', 'Sent', 'FCE25000'),
    FCE20000: of('증명서 찾기', 'All certificates', 'FCE10000'),
    FCE21000: of('증명서 안내', 'About it', 'FCE20000'),
    FCE22100: { ...of('발급 신청', 'Apply', 'FCE20000'), ...step('applying') },
    FCE22210: { ...of('등본에 넣을 내용', 'What it shows', 'FCE22100'), ...step('applying') },
    FCE22U00: { ...of('증명서에 넣을 내용', 'What it shows', 'FCE22100'), ...step('applying') },
    FCE23000: { ...of('본인 확인', 'Sign', 'FCE22100'), ...step('applying') },
    FCE24000: { ...of('발급 중', 'In work', 'FCE10000'), ...step('applying') },
    FCE24100: of('발급 완료', 'Issued', 'FCE15000'),
    FCE24200: of('발급하지 못함', 'Not issued', 'FCE25000'),
    FCE24300: of('진짜인지 확인', 'Verify', 'FCE10000'),
    FCE24310: of('확인 결과', 'Result', 'FCE24300'),
    FCE25000: of('이용 내역', 'History', 'FCE10000'),
    FCE26000: of('즐겨찾기', 'Favourites', 'FCE10000'),
    FCE27000: of('증명서 없애기', 'Withdraw or delete', 'FCE15000'),
    FCE30000: of('전자문서지갑 관리', 'My document wallet', 'FCE10000'),
    GOAPP24: { title: { ko: '정부24', en: 'Government 24' }, back: 'FCE10000' },
  },
});
