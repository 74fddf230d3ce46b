import type { Words } from '../language.ts';

/** Where it counts: firms and places of one's town and around. */
export const places = [
  place('P1', 'cup', '느티나무 커피', 'Zelkova Coffee', '여의대로 24', 37.5251, 126.9256),
  place('P2', 'refill', '알맹이 리필', 'Refill Corner', '국제금융로 10', 37.5254, 126.9269),
  place('P3', 'recyclables', '영등포 수거기', 'Yeongdeungpo machine', '당산로 123', 37.5264, 126.8962),
  place(
    'P4',
    'cupReturn',
    '여의도역 회수기',
    'Yeouido Station machine',
    '의사당대로 지하 88',
    37.5216,
    126.9243,
  ),
  place('P5', 'receipt', '새벽마트 여의도점', 'Dawn Mart Yeouido', '국회대로 76', 37.5285, 126.9179),
  place('P6', 'bicycle', '여의나루역 대여소', 'Yeouinaru bicycles', '여의동로 343', 37.5271, 126.9327),
  place('P7', 'rental', '초록 렌터카 마포', 'Green Rental Mapo', '마포대로 25', 37.5407, 126.9463),
  place('P8', 'box', '초록 배달', 'Green Delivery', '양평로 20', 37.5331, 126.8989),
  place('P9', 'material', '다시상점 합정', 'Again Store', '양화로 45', 37.5496, 126.9139),
  place('P10', 'cup', '마포나루 다방', 'Mapo Tea Room', '토정로 301', 37.5403, 126.9427),
];

function place(plcId: string, actvCd: string, ko: string, en: string, adr: string, lat: number, lon: number) {
  return { plcId, actvCd, plcNm: { ko, en }, adr: { ko: `서울 ${adr}`, en: `Seoul, ${adr}` }, lat, lon };
}

export const TOWN: Words = { ko: '서울 영등포구 여의동', en: 'Yeoui-dong, Seoul' };

/** Neighbours who agreed to stand in the ranking: first syllable, points of this month and of the year. */
export const neighbours: readonly [name: string, month: number, year: number][] = [
  ['김**', 6240, 61_300],
  ['이**', 5110, 52_840],
  ['박**', 5110, 48_020],
  ['최**', 3980, 39_900],
  ['정**', 2640, 27_410],
  ['강**', 1800, 19_250],
  ['조**', 950, 9120],
];

/** Towns of the city: members, and points of each this month. */
export const towns: readonly [name: Words, members: number, points: number, kg: number][] = [
  [{ ko: '마포구 합정동', en: 'Hapjeong-dong' }, 1820, 3410, 22.4],
  [TOWN, 1460, 3120, 20.1],
  [{ ko: '성동구 성수동', en: 'Seongsu-dong' }, 2050, 3120, 19.8],
  [{ ko: '영등포구 당산동', en: 'Dangsan-dong' }, 1330, 2760, 17.2],
  [{ ko: '용산구 이촌동', en: 'Ichon-dong' }, 990, 2210, 14.6],
];

type Text = [kind: 'NOTI' | 'GUID' | 'QSTN', ko: string, en: string, textKo: string, textEn: string];
const texts: readonly Text[] = [
  [
    'NOTI',
    '2026년 활동 단가가 바뀌었어요',
    'Prices of 2026',
    '전자영수증은 10원, 고품질 재활용품은 1kg에 300원이에요. 나무심기와 내 장바구니가 새로 생겼어요.',
    'An e-receipt brings 10 won, a kilogram of recyclables 300. Planting trees and own bags are new.',
  ],
  [
    'NOTI',
    '올해 예산이 끝나면 기록만 해요',
    'When the budget is used up',
    '예산이 끝난 뒤의 실천은 기록하지만 포인트를 드리지 못해요. 그날부터 앱에서 알려 드려요.',
    'What is done after that is recorded and not paid. We tell you from that day on.',
  ],
  [
    'GUID',
    '포인트는 언제 들어오나요',
    'When points are paid',
    '한 달의 실천을 다음 달 15일까지 확인하고, 16일에 확정해서 23일부터 보내요.',
    'Practices of a month are checked until the 15th of the next, fixed on the 16th, and paid from the 23rd.',
  ],
  [
    'QSTN',
    '실천했는데 보이지 않아요',
    'I did it, and it is not there',
    '매장이 알려 주기까지 며칠 걸려요. 다음 달 15일까지 없으면 고객센터에 알려 주세요.',
    'Shops take some days to report. Tell us if it is missing on the 15th of the next month.',
  ],
  [
    'QSTN',
    '1kg이 안 되면 어떻게 되나요',
    'What of less than 1 kg',
    '한 번에 1kg, 1km씩 세고 나머지는 세지 않아요. 2.7kg이면 2kg이에요.',
    'Each time counts whole kilograms and kilometres. 2.7 kg are 2.',
  ],
  [
    'QSTN',
    '탈퇴하면 모은 포인트는요',
    'And my points when I leave',
    '확정된 포인트는 그대로 보내 드려요. 나머지는 사라지고, 30일 뒤에 다시 가입할 수 있어요.',
    'What is fixed is still paid. The rest ends, and you can join again after 30 days.',
  ],
];

export const notices = texts.map(([kind, ko, en, textKo, textEn], at) => ({
  anounSerno: `CA${String(at + 1).padStart(3, '0')}`,
  kindCd: kind,
  anounTitl: { ko, en },

  anounCtnt: { ko: textKo, en: textEn },
  anounRegiYmd: `2026${String(1 + at).padStart(2, '0')}05`,
}));
