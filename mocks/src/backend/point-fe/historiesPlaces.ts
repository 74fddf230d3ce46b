import { daysFrom } from '../seoulTime.ts';

/** Where points come from: partners that give them, and events for a time. */
export function earnPlaces(now: Date) {
  const events = [
    ['E01', '출석하고 매일 적립', 'Check in every day', '하루 한 번, 최대 350P', 'Up to 350P a day', 20],
    [
      'E02',
      '첫 충전 이벤트',
      'First charge',
      '1만 포인트 이상 충전하면 1,000P',
      '1,000P for charging 10,000P',
      34,
    ],
    [
      'E03',
      '친구에게 보내기',
      'Send to a friend',
      '보내는 분과 받는 분 모두 500P',
      '500P for both of you',
      9,
    ],
  ] as const;
  const shops = [
    ['P01', '체크카드 결제', 'Debit card', '결제 금액의 0.2%', '0.2% of what you pay', 'CARD'],
    ['P02', '온마트', 'Onmart', '결제 금액의 0.5%', '0.5% of what you pay', 'STOR'],
    ['P03', '급여 이체', 'Salary account', '매달 3,000P', '3,000P a month', 'SLRY'],
    ['P04', '책방나루', 'Naru Books', '결제 금액의 1%', '1% of what you pay', 'BOOK'],
    ['P05', '초록주유소', 'Green Fuel', '1리터에 3P', '3P a litre', 'FUEL'],
    ['P06', '새벽편의점', 'Dawn Store', '결제 금액의 0.3%', '0.3% of what you pay', 'STOR'],
  ] as const;
  return [
    ...events.map(([id, titl, titlEng, bnft, bnftEng, days]) => ({
      ...{ id, knd: 'EVNT', titl, titlEng, bnft, bnftEng },
      untlYmd: daysFrom(now, days).slice(0, 8),
    })),
    ...shops.map(([id, titl, titlEng, bnft, bnftEng, imgDstcd]) => ({
      ...{ id, knd: 'SHOP', titl, titlEng, bnft, bnftEng, imgDstcd },
      untlYmd: '',
    })),
  ];
}

/** Where points are as good as money. */
export const usePlaces = (
  [
    ['U01', '카페마루', 'Cafe Maru', 'CAFE', 100, 'CAFE'],
    ['U02', '새벽편의점', 'Dawn Store', 'STOR', 100, 'STOR'],
    ['U03', '온마트', 'Onmart', 'STOR', 1000, 'STOR'],
    ['U04', '책방나루', 'Naru Books', 'CULT', 100, 'BOOK'],
    ['U05', '별빛시네마', 'Starlight Cinema', 'CULT', 500, 'FILM'],
    ['U06', '한솥밥상', 'Hansot Table', 'FOOD', 100, 'FOOD'],
    ['U07', '골목분식', 'Alley Snacks', 'FOOD', 100, 'FOOD'],
    ['U08', '초록주유소', 'Green Fuel', 'STOR', 1000, 'FUEL'],
    ['U09', '빵굽는집', 'The Bakehouse', 'CAFE', 100, 'CAFE'],
  ] as const
).map(([id, titl, titlEng, ctgrCd, minAmt, imgDstcd]) => ({
  ...{ id, titl, titlEng, ctgrCd, imgDstcd },
  minAmt: String(minAmt),
}));
