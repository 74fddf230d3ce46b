import { defineManifest } from '@wallet/kit/manifest';

// The specification gives the codes (R026, R467), what FGS11000 is (R466) and that index and test are for developers;
// each `assumed` job and flag is our reading (README.md).
export const manifest = defineManifest({
  id: 'gold-saving',
  name: { ko: '금 모으기', en: 'Gold saving' },
  prefixes: ['/gold-saving'],
  home: 'FGS11000',
  doors: ['FGS31000', 'FGS51000'],
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openNativeScreen'],
  nativeScreens: ['share', 'saveImage'],
  capabilities: {
    openNativeScreen: {
      reason: {
        ko: '거래 확인을 휴대폰 사진에 저장하거나 공유해요.',
        en: 'Saves receipts into the photos of the phone, and shares them.',
      },
    },
  },
  owners: ['assets-team'],
  screens: {
    FGS11000: { title: { ko: '금 모으기', en: 'Gold saving' } },
    FGS21000: { title: { ko: '금 계좌 만들기', en: 'Open a gold account' }, back: 'FGS11000', assumed: true },
    FGS22000: {
      title: { ko: '투자 성향 확인', en: 'Does it suit you?' },
      flags: { stepParam: true },
      flow: 'opening',
      back: 'FGS21000',
      assumed: true,
    },
    FGS23000: {
      title: { ko: '연결할 계좌', en: 'Linked account' },
      flags: { stepParam: true, CDDEDD: true },
      flow: 'opening',
      back: 'FGS22000',
      assumed: true,
    },
    FGS20004: { title: { ko: '금 계좌 만들기', en: 'Gold account' }, back: 'FGS11000', assumed: true },
    FGS25000: { title: { ko: '내 금 계좌', en: 'My gold account' }, back: 'FGS11000', assumed: true },
    FGS31000: {
      title: { ko: '금 사기', en: 'Buy gold' },
      flags: { CDDEDD: true },
      back: 'FGS11000',
      assumed: true,
    },
    FGS32000: {
      title: { ko: '금 팔기', en: 'Sell gold' },
      flags: { CDDEDD: true },
      back: 'FGS11000',
      assumed: true,
    },
    FGS41000: { title: { ko: '자동 적립', en: 'Automatic saving' }, back: 'FGS11000', assumed: true },
    FGS42000: { title: { ko: '자동 적립 관리', en: 'One saving plan' }, back: 'FGS41000', assumed: true },
    FGS44000: { title: { ko: '금값 알림', en: 'Price alerts' }, back: 'FGS11000', assumed: true },
    FGS51000: { title: { ko: '금값', en: 'Gold price' }, back: 'FGS11000', assumed: true },
    FGS61200: { title: { ko: '이용 내역', en: 'History' }, back: 'FGS11000', assumed: true },
    index: {
      path: '/gold-saving/index',
      title: { ko: '금 모으기 화면 목록', en: 'Screens of gold saving' },
      flags: { forDeveloper: true },
    },
    login: { path: '/gold-saving/login', title: { ko: '금 모으기', en: 'Gold saving' }, assumed: true },
    test: {
      path: '/gold-saving/test',
      title: { ko: '금 모으기 시험', en: 'Gold saving, trials' },
      flags: { forDeveloper: true },
    },
  },
});
