import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the codes (R470) and that FFCAPITEST and FFC99999 are for developers (R471, R472); each
// `assumed` job and flag is our reading (README.md).
export const manifest = defineManifest({
  id: 'fcpurs',
  name: { ko: '외화 지갑', en: 'FX wallet' },
  prefixes: ['/fcpurs'],
  home: 'FFC10000',
  doors: ['FFC10000_1', 'FFC12000', 'FFC21000', 'FFC51000'],
  bridge: [
    'hello',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openWebView',
    'openNativeScreen',
    'signWithCertificate',
    'getLocation',
  ],
  nativeScreens: ['share', 'saveImage'],
  capabilities: {
    openWebView: {
      reason: {
        ko: '정리할 것이 있는 다른 서비스를 새 화면으로 열어요.',
        en: 'Opens another service where something must be settled, in a screen of its own.',
      },
    },
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 현찰을 찾을 가까운 곳부터 보여 줘요.',
        en: 'Shows the nearest places with cash first, where the customer agreed and asks for it.',
      },
    },
    signWithCertificate: {
      reason: {
        ko: '인증서로 서명하고 그 환율로 환전해요.',
        en: 'The customer signs for the rate of an exchange.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '거래 확인을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves receipts into the photos of the phone, and shares them.',
      },
    },
  },
  owners: ['assets-team'],
  screens: {
    FFC10000: { title: { ko: '외화 지갑', en: 'FX wallet' }, assumed: true },
    FFC10000_1: { title: { ko: '외화 지갑', en: 'FX wallet' }, assumed: true },
    FFC11000: {
      title: { ko: '외화 지갑 만들기', en: 'Open a currency wallet' },
      flags: { CDDEDD: true },
      back: 'FFC10000',
      assumed: true,
    },
    FFC12000: { title: { ko: '환율', en: 'Rates' }, back: 'FFC10000', assumed: true },
    FFC21000: { title: { ko: '외화 사기', en: 'Buy currency' }, back: 'FFC10000', assumed: true },
    FFC23000: {
      title: { ko: '환율 확인', en: 'Your rate' },
      flags: { stepParam: true },
      flow: 'trading',
      back: 'FFC10000',
      assumed: true,
    },
    FFC24000: {
      title: { ko: '서명하고 환전하기', en: 'Sign and exchange' },
      flags: { stepParam: true, CDDEDD: true },
      flow: 'trading',
      back: 'FFC23000',
      assumed: true,
    },
    FFC24200: { title: { ko: '환전 결과', en: 'Result' }, back: 'FFC10000', assumed: true },
    FFC24300: { title: { ko: '거래확인증', en: 'Certificate of exchange' }, back: 'FFC51000', assumed: true },
    FFC24310: { title: { ko: '내가 서명한 내용', en: 'What I signed' }, back: 'FFC51000', assumed: true },
    FFC24400: { title: { ko: '환전하지 않았어요', en: 'Not exchanged' }, back: 'FFC10000', assumed: true },
    FFC25000: { title: { ko: '외화 팔기', en: 'Sell currency' }, back: 'FFC10000', assumed: true },
    FFC26000: { title: { ko: '통화 바꾸기', en: 'Exchange currencies' }, back: 'FFC10000', assumed: true },
    FFC31000: { title: { ko: '자동 구매', en: 'Automatic buying' }, back: 'FFC10000', assumed: true },
    FFC33000: {
      title: { ko: '목표 환율로 사기', en: 'Buy at a target rate' },
      back: 'FFC31000',
      assumed: true,
    },
    FFC34000: { title: { ko: '정해진 날에 사기', en: 'Buy on set days' }, back: 'FFC31000', assumed: true },
    FFC35000: { title: { ko: '잔돈 모으기', en: 'Gather small change' }, back: 'FFC31000', assumed: true },
    FFC36000: { title: { ko: '공지와 안내', en: 'Notices and guide' }, back: 'FFC10000', assumed: true },
    FFC40000: { title: { ko: '보내기와 받기', en: 'Send and receive' }, back: 'FFC10000', assumed: true },
    FFC41000: { title: { ko: '외화 보내기', en: 'Send currency' }, back: 'FFC40000', assumed: true },
    FFC41100: {
      title: { ko: '외화 보내기', en: 'Send currency' },
      flags: { stepParam: true },
      flow: 'fxSend',
      back: 'FFC41000',
      assumed: true,
    },
    FFC41200: {
      title: { ko: '외화 보내기', en: 'Send currency' },
      flags: { stepParam: true, CDDEDD: true },
      flow: 'fxSend',
      back: 'FFC41100',
      assumed: true,
    },
    FFC41300: { title: { ko: '보낸 외화', en: 'Sent' }, back: 'FFC40000', assumed: true },
    FFC42000: { title: { ko: '받은 외화', en: 'Received' }, back: 'FFC40000', assumed: true },
    FFC42100: { title: { ko: '외화 받기', en: 'Receive currency' }, back: 'FFC42000', assumed: true },
    FFC43000: {
      title: { ko: '외화계좌로 출금', en: 'To my currency account' },
      flags: { CDDEDD: true },
      back: 'FFC10000',
      assumed: true,
    },
    FFC51000: { title: { ko: '이용 내역', en: 'History' }, back: 'FFC10000', assumed: true },
    FFC52000: { title: { ko: '이용 상세', en: 'One entry' }, back: 'FFC51000', assumed: true },
    FFC53000: { title: { ko: '한도와 설정', en: 'Limits and settings' }, back: 'FFC10000', assumed: true },
    FFC54000: { title: { ko: '현찰로 찾기', en: 'Pick up cash' }, back: 'FFC10000', assumed: true },
    FFC54100: {
      title: { ko: '찾을 곳과 날', en: 'Place and day' },
      flags: { stepParam: true },
      flow: 'fxCash',
      back: 'FFC54000',
      assumed: true,
    },
    FFC54200: { title: { ko: '현찰 교환권', en: 'Cash voucher' }, back: 'FFC54000', assumed: true },
    FFCAPITEST: {
      title: { ko: '외화 지갑 호출 시험', en: 'Calls of the wallet' },
      flags: { forDeveloper: true },
    },
    FFC99999: { title: { ko: '외화 지갑 시험', en: 'Trials of the wallet' }, flags: { forDeveloper: true } },
  },
});
