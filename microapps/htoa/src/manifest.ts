import { defineManifest } from '@wallet/kit/manifest';

const { freeze } = Object;
const visitor = freeze({ flags: freeze({ forVisitor: true }), assumed: true });
const developer = freeze({ flags: freeze({ forDeveloper: true }), back: 'FKT21000', assumed: true });

// The specification gives codes, flags and the map's path (R735-R737); each `assumed` job is our reading (README.md).
export const manifest = defineManifest({
  id: 'htoa',
  name: { ko: '공항 가는 길', en: 'To the airport' },
  prefixes: ['/htoa'],
  home: 'FKT21000',
  bridge: ['hello', 'openWindow', 'closeView', 'getLoginInfo', 'getSsoInfo', 'getLocation', 'openWebView'],
  capabilities: {
    getLocation: {
      reason: {
        ko: '고객이 동의하고 요청할 때 지금 있는 곳을 출발지로 넣어요.',
        en: 'Takes the place where the customer is as the start, where they agreed and ask for it.',
      },
    },
    openWindow: {
      reason: { ko: '지도에서 길을 찾아요.', en: 'Finds the way on a map.' },
    },
  },
  owners: ['htoa-team'],
  screens: {
    FKT21000: { title: { ko: '공항 가는 길', en: 'To the airport' }, ...visitor },
    FKT21001: { title: { ko: '몇 시에 나설까요?', en: 'When to leave' }, back: 'FKT21000', ...visitor },
    FKT31000: { title: { ko: '운항 정보', en: 'Flights' }, back: 'FKT21000', ...visitor },
    FKT31100: { title: { ko: '비행기', en: 'Flight' }, back: 'FKT31000', ...visitor },
    FKT32200: { title: { ko: '출국장 혼잡', en: 'Departure halls' }, back: 'FKT21000', ...visitor },
    FKT41000: { title: { ko: '주차', en: 'Parking' }, back: 'FKT21000', ...visitor },
    FKT51000: { title: { ko: '공항 환전소', en: 'Exchange desks' }, back: 'FKT21000', ...visitor },
    tmap: { title: { ko: '가는 길', en: 'Getting there' }, back: 'FKT21001', assumed: true },
    FKT10000: { title: { ko: '운항 정보 원본', en: 'Raw feed' }, ...developer },
    FKT32100: { title: { ko: '혼잡도 바꾸기', en: 'Set congestion' }, ...developer },
    FKT61100: { title: { ko: '위치 확인', en: 'Try the position' }, ...developer },
    FKT63000: { title: { ko: '비행기 알림 확인', en: 'Try flight news' }, ...developer },
    FEX10000: { title: { ko: '환율 바꾸기', en: 'Set rates' }, ...developer },
  },
});
