/** A room type; `roomCnt` rooms are alike. */
export interface ForestRoom {
  roomId: string;
  roomNm: string;
  roomEngNm: string;
  /** HUT a house of its own, HALL a room in the lodge, DECK a camping deck. */
  roomTpcd: 'HUT' | 'HALL' | 'DECK';
  stdPrsnCnt: number;
  maxPrsnCnt: number;
  roomCnt: number;
  areaVal: number;
  wkdyAmt: number;
  wkndAmt: number;
  peakAmt: number;
  fcltCdList: string[];
  imgCd: string;
}

export interface Forest {
  forestId: string;
  forestNm: string;
  forestEngNm: string;
  rgnCd: 'CAP' | 'GAN' | 'CHU' | 'JEO' | 'GYE' | 'JEJ';
  addrCtnt: string;
  addrEngCtnt: string;
  telNo: string;
  latVal: number;
  lotVal: number;
  intrcCtnt: string;
  intrcEngCtnt: string;
  fcltCdList: string[];
  imgCdList: string[];
  roomList: ForestRoom[];
}

type Size = readonly [stdPrsnCnt: number, maxPrsnCnt: number, roomCnt: number, areaVal: number];
type Amounts = readonly [wkdyAmt: number, wkndAmt: number, peakAmt: number];

const kinds = {
  HUT: { fcltCdList: ['KITCHEN', 'BATH', 'HEATING', 'TV'], imgCd: 'HUT' },
  HALL: { fcltCdList: ['BATH', 'HEATING', 'TV'], imgCd: 'HALL' },
  DECK: { fcltCdList: ['POWER', 'SHOWER'], imgCd: 'DECK' },
} as const;

function room(
  roomId: string,
  roomTpcd: ForestRoom['roomTpcd'],
  names: readonly [ko: string, en: string],
  [stdPrsnCnt, maxPrsnCnt, roomCnt, areaVal]: Size,
  [wkdyAmt, wkndAmt, peakAmt]: Amounts,
): ForestRoom {
  const [roomNm, roomEngNm] = names;
  const { fcltCdList, imgCd } = kinds[roomTpcd];
  return {
    roomId,
    roomNm,
    roomEngNm,
    roomTpcd,
    stdPrsnCnt,
    maxPrsnCnt,
    roomCnt,
    areaVal,

    wkdyAmt,
    wkndAmt,
    peakAmt,
    fcltCdList: [...fcltCdList],
    imgCd,
  };
}

/** Invented forests: no real lodge is sold out by a test. */
export const forests: readonly Forest[] = [
  {
    forestId: 'F01',
    forestNm: '가온숲 자연휴양림',
    forestEngNm: 'Gaon Forest Lodge',
    rgnCd: 'CAP',
    addrCtnt: '경기도 가평군 설악면 가온로 120',
    addrEngCtnt: '120 Gaon-ro, Seorak-myeon, Gapyeong-gun, Gyeonggi-do',
    telNo: '0315550101',
    latVal: 37.6712,
    lotVal: 127.5038,
    intrcCtnt: '잣나무 숲길과 맑은 계곡이 이어지는, 서울에서 한 시간 거리의 휴양림이에요.',
    intrcEngCtnt: 'Korean pine trails and a clear stream, an hour from Seoul.',
    fcltCdList: ['TRAIL', 'VALLEY', 'PARKING', 'BARRIERFREE'],
    imgCdList: ['DAWN', 'VALLEY', 'TRAIL'],
    roomList: [
      room('F01R1', 'HUT', ['잣나무집', 'Pine House'], [4, 5, 6, 33], [46000, 85000, 85000]),
      room('F01R2', 'HALL', ['휴양관 2인실', 'Lodge Room for Two'], [2, 3, 8, 20], [32000, 58000, 58000]),
      room('F01R3', 'DECK', ['계곡 데크', 'Stream Deck'], [4, 6, 10, 14], [14000, 15500, 16500]),
    ],
  },
  {
    forestId: 'F02',
    forestNm: '물안개 자연휴양림',
    forestEngNm: 'Mulangae Forest Lodge',
    rgnCd: 'CAP',
    addrCtnt: '경기도 양평군 서종면 물안개길 45',
    addrEngCtnt: '45 Mulangae-gil, Seojong-myeon, Yangpyeong-gun, Gyeonggi-do',
    telNo: '0315550202',
    latVal: 37.5901,
    lotVal: 127.3802,
    intrcCtnt: '강에서 피어오르는 새벽 안개를 객실에서 바라볼 수 있어요.',
    intrcEngCtnt: 'Watch the morning mist rise from the river out of your window.',
    fcltCdList: ['TRAIL', 'PARKING', 'CAFE', 'BARRIERFREE'],
    imgCdList: ['LAKE', 'DAWN'],
    roomList: [
      room('F02R1', 'HUT', ['강바람집', 'River Breeze House'], [4, 6, 4, 39], [53000, 98000, 98000]),
      room('F02R2', 'HALL', ['휴양관 4인실', 'Lodge Room for Four'], [4, 5, 6, 30], [44000, 79000, 79000]),
    ],
  },
  {
    forestId: 'F03',
    forestNm: '구름재 자연휴양림',
    forestEngNm: 'Gureumjae Forest Lodge',
    rgnCd: 'GAN',
    addrCtnt: '강원특별자치도 평창군 대화면 구름재로 300',
    addrEngCtnt: '300 Gureumjae-ro, Daehwa-myeon, Pyeongchang-gun, Gangwon-do',
    telNo: '0335550303',
    latVal: 37.5043,
    lotVal: 128.4517,
    intrcCtnt: '해발 900 m 고원에 자리해 여름에도 서늘하고 밤하늘이 가까워요.',
    intrcEngCtnt: 'On a 900 m plateau: cool in summer, with the stars close above.',
    fcltCdList: ['TRAIL', 'OBSERVATORY', 'PARKING'],
    imgCdList: ['RIDGE', 'NIGHT', 'TRAIL'],
    roomList: [
      room('F03R1', 'HUT', ['별빛집', 'Starlight House'], [4, 5, 5, 36], [50000, 91000, 95000]),
      room('F03R2', 'HUT', ['구름집', 'Cloud House'], [6, 8, 2, 56], [75000, 134000, 140000]),
      room('F03R3', 'DECK', ['고원 데크', 'Plateau Deck'], [4, 6, 12, 16], [14000, 15500, 16500]),
    ],
  },
  {
    forestId: 'F04',
    forestNm: '솔바다 자연휴양림',
    forestEngNm: 'Solbada Forest Lodge',
    rgnCd: 'GAN',
    addrCtnt: '강원특별자치도 강릉시 사천면 솔바다길 77',
    addrEngCtnt: '77 Solbada-gil, Sacheon-myeon, Gangneung-si, Gangwon-do',
    telNo: '0335550404',
    latVal: 37.8149,
    lotVal: 128.8302,
    intrcCtnt: '해송 숲을 지나면 바로 동해예요. 해돋이 산책을 권해요.',
    intrcEngCtnt: 'Past the sea pines lies the East Sea. Go for a sunrise walk.',
    fcltCdList: ['BEACH', 'TRAIL', 'PARKING', 'CAFE'],
    imgCdList: ['SEA', 'DAWN'],
    roomList: [
      room('F04R1', 'HUT', ['해송집', 'Sea Pine House'], [4, 5, 4, 34], [52000, 96000, 99000]),
      room('F04R2', 'HALL', ['휴양관 바다방', 'Lodge Sea Room'], [3, 4, 6, 24], [42000, 75000, 78000]),
    ],
  },
  {
    forestId: 'F05',
    forestNm: '다람숲 자연휴양림',
    forestEngNm: 'Daram Forest Lodge',
    rgnCd: 'CHU',
    addrCtnt: '충청북도 제천시 백운면 다람숲길 18',
    addrEngCtnt: '18 Daramsup-gil, Baegun-myeon, Jecheon-si, Chungcheongbuk-do',
    telNo: '0435550505',
    latVal: 37.1403,
    lotVal: 128.0105,
    intrcCtnt: '아이와 함께 걷기 좋은 평탄한 데크길과 숲 놀이터가 있어요.',
    intrcEngCtnt: 'Level boardwalks and a forest playground, made for children.',
    fcltCdList: ['TRAIL', 'PLAYGROUND', 'PARKING', 'BARRIERFREE'],
    imgCdList: ['TRAIL', 'AUTUMN'],
    roomList: [
      room('F05R1', 'HUT', ['도토리집', 'Acorn House'], [4, 6, 6, 36], [46000, 83000, 85000]),
      room('F05R2', 'HALL', ['휴양관 가족실', 'Lodge Family Room'], [5, 6, 4, 38], [55000, 98000, 99000]),
    ],
  },
  {
    forestId: 'F06',
    forestNm: '한티골 자연휴양림',
    forestEngNm: 'Hantigol Forest Lodge',
    rgnCd: 'CHU',
    addrCtnt: '충청남도 공주시 반포면 한티골로 210',
    addrEngCtnt: '210 Hantigol-ro, Banpo-myeon, Gongju-si, Chungcheongnam-do',
    telNo: '0415550606',
    latVal: 36.3702,
    lotVal: 127.2401,
    intrcCtnt: '참나무 숲 아래 너른 계곡, 가을 단풍으로 이름난 곳이에요.',
    intrcEngCtnt: 'A broad stream under oaks, known for its autumn colours.',
    fcltCdList: ['VALLEY', 'TRAIL', 'PARKING'],
    imgCdList: ['AUTUMN', 'VALLEY'],
    roomList: [
      room('F06R1', 'HUT', ['단풍집', 'Maple House'], [4, 5, 5, 33], [46000, 83000, 85000]),
      room('F06R2', 'DECK', ['단풍 데크', 'Maple Deck'], [4, 6, 8, 14], [14000, 15500, 16500]),
    ],
  },
  {
    forestId: 'F07',
    forestNm: '대숲바람 자연휴양림',
    forestEngNm: 'Daesup Baram Forest Lodge',
    rgnCd: 'JEO',
    addrCtnt: '전라남도 담양군 용면 대숲바람길 9',
    addrEngCtnt: '9 Daesupbaram-gil, Yong-myeon, Damyang-gun, Jeollanam-do',
    telNo: '0615550707',
    latVal: 35.4002,
    lotVal: 126.9803,
    intrcCtnt: '대나무 숲 사이로 바람 소리가 맑아요. 숲 해설이 매일 열려요.',
    intrcEngCtnt: 'Wind through the bamboo, and a guided walk every day.',
    fcltCdList: ['TRAIL', 'PARKING', 'CAFE', 'BARRIERFREE'],
    imgCdList: ['BAMBOO', 'TRAIL'],
    roomList: [
      room('F07R1', 'HUT', ['댓잎집', 'Bamboo Leaf House'], [4, 5, 6, 34], [47000, 85000, 87000]),
      room('F07R2', 'HALL', ['휴양관 2인실', 'Lodge Room for Two'], [2, 3, 6, 19], [31000, 55000, 57000]),
    ],
  },
  {
    forestId: 'F08',
    forestNm: '편백마루 자연휴양림',
    forestEngNm: 'Pyeonbaek Maru Forest Lodge',
    rgnCd: 'JEO',
    addrCtnt: '전북특별자치도 완주군 상관면 편백로 61',
    addrEngCtnt: '61 Pyeonbaek-ro, Sanggwan-myeon, Wanju-gun, Jeonbuk-do',
    telNo: '0635550808',
    latVal: 35.7501,
    lotVal: 127.2102,
    intrcCtnt: '편백 숲에 둘러싸인 치유의 휴양림이에요. 온열실을 함께 이용할 수 있어요.',
    intrcEngCtnt: 'A healing lodge among cypresses, with a warm room for guests.',
    fcltCdList: ['SPA', 'TRAIL', 'PARKING', 'BARRIERFREE'],
    imgCdList: ['RIDGE', 'TRAIL'],
    roomList: [
      room('F08R1', 'HUT', ['편백집', 'Cypress House'], [4, 5, 5, 36], [49000, 88000, 90000]),
      room('F08R2', 'HUT', ['마루집', 'Maru House'], [8, 10, 1, 72], [98000, 175000, 180000]),
    ],
  },
  {
    forestId: 'F09',
    forestNm: '주왕골 자연휴양림',
    forestEngNm: 'Juwanggol Forest Lodge',
    rgnCd: 'GYE',
    addrCtnt: '경상북도 청송군 부남면 주왕골길 150',
    addrEngCtnt: '150 Juwanggol-gil, Bunam-myeon, Cheongsong-gun, Gyeongsangbuk-do',
    telNo: '0545550909',
    latVal: 36.3305,
    lotVal: 129.0901,
    intrcCtnt: '기암절벽 아래 사과밭과 숲길이 이어져요.',
    intrcEngCtnt: 'Apple orchards and trails beneath towering cliffs.',
    fcltCdList: ['TRAIL', 'OBSERVATORY', 'PARKING'],
    imgCdList: ['AUTUMN', 'RIDGE'],
    roomList: [
      room('F09R1', 'HUT', ['사과꽃집', 'Apple Blossom House'], [4, 5, 5, 33], [45000, 80000, 83000]),
      room('F09R2', 'DECK', ['별마당 데크', 'Star Yard Deck'], [4, 6, 9, 14], [14000, 15500, 16500]),
    ],
  },
  {
    forestId: 'F10',
    forestNm: '오름숲 자연휴양림',
    forestEngNm: 'Oreum Forest Lodge',
    rgnCd: 'JEJ',
    addrCtnt: '제주특별자치도 제주시 조천읍 오름숲길 33',
    addrEngCtnt: '33 Oreumsup-gil, Jocheon-eup, Jeju-si, Jeju-do',
    telNo: '0645551010',
    latVal: 33.4403,
    lotVal: 126.6701,
    intrcCtnt: '삼나무 숲과 오름 산책로, 맑은 날에는 한라산이 보여요.',
    intrcEngCtnt: 'Cedars and volcanic cones; on clear days you see Hallasan.',
    fcltCdList: ['TRAIL', 'OBSERVATORY', 'PARKING', 'CAFE', 'BARRIERFREE'],
    imgCdList: ['SEA', 'RIDGE', 'NIGHT'],
    roomList: [
      room('F10R1', 'HUT', ['오름집', 'Oreum House'], [4, 5, 6, 35], [54000, 99000, 105000]),
      room('F10R2', 'HALL', ['휴양관 삼나무방', 'Lodge Cedar Room'], [2, 4, 8, 22], [40000, 72000, 76000]),
    ],
  },
];

export function findForest(forestId: string): Forest | undefined {
  return forests.find((forest) => forest.forestId === forestId);
}

/** A room with the forest it stands in. */
export function findRoom(roomId: string): { forest: Forest; room: ForestRoom } | undefined {
  for (const forest of forests) {
    const found = forest.roomList.find((candidate) => candidate.roomId === roomId);
    if (found) return { forest, room: found };
  }
  return undefined;
}
