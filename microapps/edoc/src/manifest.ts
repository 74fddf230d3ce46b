import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const ours = freeze({ back: 'FEC21300', assumed: true });
const ofOne = freeze({ back: 'FEC21100', assumed: true });

// The specification gives codes, the gate and the terms (R750, R751, R768-R770); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'edoc',
  name: { ko: '전자영수증', en: 'Receipts' },
  prefixes: ['/receipt', '/edoc'],
  home: 'FEC10000',
  doors: ['FEC21300'],
  bridge: [
    'hello',
    'openWebView',
    'openWindow',
    'closeView',
    'getLoginInfo',
    'getSsoInfo',
    'openNativeScreen',
  ],
  nativeScreens: ['share', 'saveImage', 'screenLight'],
  owners: ['papers-team'],
  capabilities: {
    openWindow: { reason: { ko: '약관의 바깥 주소를 열어요.', en: 'Opens outside addresses of terms.' } },
    openNativeScreen: {
      reason: {
        ko: '영수증을 사진에 저장하거나 공유하고, 바코드를 밝게 보여 줘요.',
        en: 'Saves and shares receipts, and shows a barcode on a bright screen.',
      },
    },
  },
  screens: {
    FEC10000: { title: { ko: '전자영수증', en: 'Receipts' } },
    FEC11000: {
      title: { ko: '영수증 받을 방법', en: 'How shops know you' },
      back: 'FEC10000',
      assumed: true,
    },
    FEC12000: { title: { ko: '매장에서 보여 주기', en: 'Show at the till' }, ...ours },
    FEC21100: { title: { ko: '영수증 목록', en: 'All receipts' }, ...ours },
    FEC21200: { title: { ko: '골라 보기', en: 'Filter' }, ...ofOne },
    FEC21300: { title: { ko: '내 영수증', en: 'My receipts' }, back: 'FEC10000' },
    FEC21510: { title: { ko: '영수증', en: 'Receipt' }, ...ofOne },
    FEC21530: { title: { ko: '교환·환불', en: 'Return' }, ...ofOne },
    FEC21540: { title: { ko: '무상 보증', en: 'Warranty' }, ...ofOne },
    FEC21560: { title: { ko: '영수증 보내기', en: 'Share' }, ...ofOne },
    FEC21600: { title: { ko: '영수증 찾기', en: 'Search' }, ...ours },
    FEC22100: { title: { ko: '종이 영수증', en: 'Paper receipt' }, ...ours },
    FEC22200: {
      title: { ko: '읽은 내용 확인', en: 'Check what was read' },
      flags: { stepParam: true },
      flow: 'photo',
      back: 'FEC22100',
      assumed: true,
    },
    FEC22300: { title: { ko: '저장 완료', en: 'Saved' }, ...ours },
    FEC23000: { title: { ko: '소비 통계', en: 'Spending' }, ...ours },
    FEC24000: { title: { ko: '경비 정산용 내보내기', en: 'Export' }, ...ours },
    FEC25000: { title: { ko: '관리', en: 'Manage' }, ...ours },
    FEC26000: { title: { ko: '영수증 사진', en: 'Photo' }, ...ofOne },
    FEC26200: { title: { ko: '영수증 바코드', en: 'Barcode' }, ...ofOne },
    FEC26500: { title: { ko: '여러 장 정리', en: 'Tidy up' }, ...ofOne },
    EdocIndex: {
      path: '/edoc/EdocIndex',
      title: { ko: '전자영수증 개발 화면', en: 'Receipts for developers' },
      flags: { forDeveloper: true },
      assumed: true,
    },
  },
});
