import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const cash = freeze({ flags: freeze({ stepParam: true }), flow: 'cash', assumed: true });

// The specification gives the fourteen codes and no flags (R469): all need a login, and each job is our reading (README.md).
export const manifest = defineManifest({
  id: 'exchange',
  name: { ko: '환전', en: 'Currency exchange' },
  prefixes: ['/exchange'],
  home: 'FEX00001',
  // biome-ignore format: names of one kind
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'openWebView', 'getLocation', 'openNativeScreen'],
  nativeScreens: ['share', 'saveImage', 'screenLight'],
  capabilities: {
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 가까운 환전소부터 보여 줘요.',
        en: 'Shows the nearest desks first, where the customer agreed and asks for it.',
      },
    },
    openNativeScreen: {
      reason: {
        ko: '찾을 때 화면을 밝게 하고, 장소를 공유하고 영수증을 저장해요.',
        en: 'Brightens the screen at pick-up, shares the place and saves receipts.',
      },
    },
  },
  owners: ['money-team'],
  screens: {
    FEX00001: { title: { ko: '환전', en: 'Currency exchange' }, assumed: true },
    FEX00002: { title: { ko: '통화별 환율', en: 'One currency' }, back: 'FEX00001', assumed: true },
    FEX00003: { title: { ko: '동전 세기', en: 'Count your coins' }, back: 'FEX00001', assumed: true },
    FEX00004: {
      title: { ko: '동전 바꾸기', en: 'Hand in coins' },

      flags: { stepParam: true },
      flow: 'coins',
      back: 'FEX00003',
      assumed: true,
    },
    FEX00101: { title: { ko: '외화 사기', en: 'Buy foreign cash' }, back: 'FEX00001', assumed: true },
    FEX00102: { title: { ko: '찾을 곳과 날짜', en: 'Where and when' }, back: 'FEX00101', ...cash },
    FEX00103: { title: { ko: '환전 확인', en: 'Check and pay' }, back: 'FEX00102', ...cash },
    FEX00104: { title: { ko: '환전 결과', en: 'Result' }, back: 'FEX00001', assumed: true },
    FEX01001: { title: { ko: '동전 내역', en: 'My coins' }, back: 'FEX00001', assumed: true },
    FEX01101: { title: { ko: '환전 내역', en: 'My orders' }, back: 'FEX00001', assumed: true },
    FEX02001: { title: { ko: '동전 받는 곳', en: 'Where coins are taken' }, back: 'FEX00003', assumed: true },
    FEX02002: { title: { ko: '동전 안내', en: 'About coins' }, back: 'FEX00003', assumed: true },
    FEX02101: { title: { ko: '환전 키오스크', en: 'Exchange kiosks' }, back: 'FEX00001', assumed: true },
    FEX02102: { title: { ko: '키오스크에서 찾기', en: 'At the kiosk' }, back: 'FEX01101', assumed: true },
  },
});
