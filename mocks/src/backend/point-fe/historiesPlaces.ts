import { daysFrom } from '../seoulTime.ts';

/** Where points come from: partners that give them, and events for a time. */
export function earnPlaces(now: Date) {
  const events = [
    [
      'E01',
      '출석하고 매일 적립',
      'Check in every day',
      '하루 한 번, 최대 350P',
      'Once a day, up to 350P',
      'ATND',
      20,
    ],
    [
      'E02',
      '첫 충전 이벤트',
      'First charge',
      '1만 포인트 이상, 1,000P',
      '10,000P or more, 1,000P',
      'CHRG',
      34,
    ],
    ['E03', '친구에게 보내기', 'Send to a friend', '두 분 모두, 500P', 'Both of you, 500P', 'SEND', 9],
  ] as const;
  const shops = [
    ['P01', '체크카드 결제', 'Debit card', '결제할 때마다 0.2%', 'Each payment, 0.2%', 'CARD'],
    ['P02', '온마트', 'Onmart', '결제할 때마다 0.5%', 'Each payment, 0.5%', 'STOR'],
    ['P03', '급여 이체', 'Salary account', '매달 3,000P', 'Each month, 3,000P', 'SLRY'],
    ['P04', '책방나루', 'Naru Books', '결제할 때마다 1%', 'Each payment, 1%', 'BOOK'],
    ['P05', '초록주유소', 'Green Fuel', '1리터마다 3P', 'Each litre, 3P', 'FUEL'],
    ['P06', '새벽편의점', 'Dawn Store', '결제할 때마다 0.3%', 'Each payment, 0.3%', 'STOR'],
  ] as const;
  return [
    ...events.map(([id, titl, titlEng, bnft, bnftEng, imgDstcd, days]) => ({
      id,
      knd: 'EVNT',
      titl,
      titlEng,
      bnft,
      bnftEng,
      imgDstcd,
      untlYmd: daysFrom(now, days).slice(0, 8),
    })),
    ...shops.map(([id, titl, titlEng, bnft, bnftEng, imgDstcd]) => ({
      id,
      knd: 'SHOP',
      titl,
      titlEng,
      bnft,
      bnftEng,
      imgDstcd,
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
  id,
  titl,
  titlEng,
  ctgrCd,
  imgDstcd,
  minAmt: String(minAmt),
}));
