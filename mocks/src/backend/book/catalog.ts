import { addDays, weekday } from '@wallet/kit/format';
import { holidayOn } from '../holidays.ts';
import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';

export interface Library {
  libId: string;
  libNm: Words;
  rgn: Words;
  telno: string;
  lat: number;
  lon: number;
  /** HHmm */
  opnTime: string;
  clsTime: string;
  /** the weekday on which it rests; 0 is Sunday */
  rest: number;
  /** days of a loan, how many at once, and days that an extension adds; 0 where nothing is extended */
  lonDayCnt: number;
  mxLonCnt: number;
  extDayCnt: number;
  /** the first loan needs a look at the ID */
  isDeskFirst: boolean;
}

type Row = [
  ...names: [ko: string, en: string, region: 'YDP' | 'MPO' | 'SCH'],
  ...at: [telno: string, lat: number, lon: number, opnTime: string, clsTime: string, rest: number],
  ...rule: [lonDayCnt: number, mxLonCnt: number, extDayCnt: number, isDeskFirst: boolean],
];
const regions = {
  YDP: { ko: '영등포구', en: 'Yeongdeungpo-gu' },
  MPO: { ko: '마포구', en: 'Mapo-gu' },
  SCH: { ko: '서초구', en: 'Seocho-gu' },
} as const;
const rows: readonly Row[] = [
  [
    '한강중앙도서관',
    'Hangang Central Library',
    'YDP',
    '02-2600-0001',
    37.521,
    126.931,
    '0900',
    '2200',
    1,
    14,
    5,
    7,
    false,
  ],
  [
    '샛강도서관',
    'Saetgang Library',
    'YDP',
    '02-2600-0002',
    37.516,
    126.927,
    '0900',
    '1800',
    5,
    14,
    5,
    7,
    true,
  ],
  [
    '당산책마루도서관',
    'Dangsan Library',
    'YDP',
    '02-2600-0003',
    37.534,
    126.902,
    '1000',
    '2000',
    1,
    14,
    3,
    0,
    true,
  ],
  [
    '마포나루도서관',
    'Mapo Naru Library',
    'MPO',
    '02-3100-0004',
    37.545,
    126.943,
    '0900',
    '2200',
    1,
    14,
    5,
    7,
    false,
  ],
  [
    '성산어린이도서관',
    'Seongsan Children’s Library',
    'MPO',
    '02-3100-0005',
    37.566,
    126.911,
    '0900',
    '1800',
    5,
    14,
    5,
    7,
    true,
  ],
  [
    '연남작은도서관',
    'Yeonnam Little Library',
    'MPO',
    '02-3100-0006',
    37.562,
    126.922,
    '1000',
    '1700',
    0,
    7,
    2,
    0,
    true,
  ],
  [
    '대방언덕도서관',
    'Daebang Hill Library',
    'YDP',
    '02-2600-0007',
    37.509,
    126.92,
    '0900',
    '1800',
    1,
    14,
    5,
    7,
    false,
  ],
  [
    '국립중앙도서관',
    'National Library of Korea',
    'SCH',
    '02-590-0500',
    37.4976,
    127.0031,
    '0900',
    '2100',
    1,
    0,
    0,
    0,
    true,
  ],
];

export const libraries: readonly Library[] = rows.map(
  (
    [ko, en, region, telno, lat, lon, opnTime, clsTime, rest, lonDayCnt, mxLonCnt, extDayCnt, isDeskFirst],
    at,
  ) => ({
    libId: `L${at + 1}`,
    libNm: { ko, en },
    rgn: regions[region],
    telno,
    lat,
    lon,
    opnTime,
    clsTime,
    rest,

    lonDayCnt,
    mxLonCnt,
    extDayCnt,
    isDeskFirst,
  }),
);
export const NATIONAL = 'L8';
export const libraryOf = (libId: string) => libraries.find((one) => one.libId === libId);

/** Closed on its own weekday, and on public holidays but Sundays. */
const isClosedOn = ({ rest }: Library, ymd: string) =>
  weekday(ymd) === rest || (holidayOn(ymd) !== undefined && weekday(ymd) !== 0);

export function libraryToWire(world: World, library: Library) {
  const { libId, libNm, rgn, telno, lat, lon, opnTime, clsTime, rest } = library;
  const now = seoulTime(world.now());
  const time = now.slice(8, 12);
  const isOpen = !isClosedOn(library, seoulDate(world.now())) && time >= opnTime && time < clsTime;
  const { lonDayCnt, mxLonCnt, extDayCnt, isDeskFirst } = library;
  return {
    libId,
    libNm,
    rgn,
    telno,
    lat,
    lon,
    opnTime,
    clsTime,
    rstDay: rest,
    opnYn: isOpen ? 'Y' : 'N',

    lonDayCnt,
    mxLonCnt,
    extDayCnt,
    dskYn: isDeskFirst ? 'Y' : 'N',
  };
}

export interface Book {
  bookId: string;
  isbn: string;
  ttl: Words;
  athr: Words;
  pblYr: string;
  /** how many others wait for it */
  queue: number;
}

const titles: readonly (readonly [ko: string, en: string, author: number])[] = [
  ['강 건너 별밤', 'Starry night across the river', 0],
  ['느린 우체국', 'The slow post office', 1],
  ['고래의 편지', 'Letters of a whale', 2],
  ['도시의 정원사', 'The gardener of the city', 3],
  ['겨울 숲 산책', 'Walks in the winter wood', 0],
  ['파란 대문 집', 'The house with the blue gate', 1],
  ['시간을 굽는 빵집', 'The bakery that baked time', 2],
  ['달빛 목공소', 'Moonlight carpentry', 3],
  ['바람이 머문 골목', 'The lane where the wind stayed', 0],
  ['처음 만나는 우주', 'Meeting the universe', 1],
  ['숫자로 읽는 역사', 'History by numbers', 2],
  ['작은 씨앗의 여행', 'A small seed’s journey', 3],
];
const authors = [
  { ko: '윤서림', en: 'Yun Seorim' },
  { ko: '한도윤', en: 'Han Doyun' },
  { ko: '서이랑', en: 'Seo Irang' },
  { ko: '문가온', en: 'Mun Gaon' },
] as const;

/** 120 books: ten volumes of each title. */
export const books: readonly Book[] = Array.from({ length: 120 }, (_, at) => {
  const [ko, en, author] = titles[at % titles.length] ?? titles[0] ?? ['', '', 0];
  const volume = Math.floor(at / titles.length) + 1;
  const bookId = `B${String(at + 1).padStart(3, '0')}`;
  return {
    bookId,
    isbn: `97911000${String(at + 1).padStart(5, '0')}`,
    ttl: { ko: `${ko} ${volume}`, en: `${en} ${volume}` },
    athr: authors[author] ?? authors[0],
    pblYr: String(2015 + (at % 11)),
    queue: { B001: 4, B006: 1, B007: 5, B008: 1 }[bookId] ?? 0,
  };
});
export const bookOf = (key: string) => books.find(({ bookId, isbn }) => bookId === key || isbn === key);

type CopyState = 'IN' | 'LENT' | 'RSVD' | 'RPIR' | 'LOST' | 'READ';
export interface Copy {
  cpyNo: string;
  libId: string;
  cpySttus: CopyState;
  dueYmd: string;
}

/** Today when this world began: due days hang on it and do not move at midnight. */
export const firstDay = (world: World): string => world.room('book.first', () => seoulDate(world.now()));

/** Where a book stands: the first is lent everywhere, the second is in, the third stays in the reading room, the fourth has 30 copies. */
export function copiesOf(world: World, { bookId }: Book): Copy[] {
  const number = Number(bookId.slice(1));
  const copy = (at: number, cpySttus: CopyState, libAt = number + at): Copy => ({
    cpyNo: `${bookId}-${at + 1}`,
    libId: `L${(libAt % 7) + 1}`,
    cpySttus,
    dueYmd: cpySttus === 'LENT' ? addDays(firstDay(world), 1 + ((number + at) % 13)) : '',
  });
  if ([1, 6, 7, 8].includes(number)) return [0, 1, 2].map((at) => copy(at, 'LENT', 0));
  if (number === 2) return [copy(0, 'IN', 0)];
  if (number === 3) return [{ ...copy(0, 'READ'), libId: NATIONAL }];
  if (number === 4) return Array.from({ length: 30 }, (_, at) => copy(at, at % 3 ? 'IN' : 'LENT', at));
  const states: readonly CopyState[] = ['IN', 'LENT', 'IN', 'RSVD', 'LENT', 'RPIR', 'LENT', 'LOST'];
  return [0, 1, 2]
    .slice(0, 1 + (number % 3))
    .map((at) => copy(at, states[(number + Math.floor(number / 12) + at * 3) % 8] ?? 'IN'));
}

/** Interlibrary loan between cities: what it costs, what is paid for it, and until when. */
export const interLoan = { price: 5800, toPay: 1540, payHours: 48 };
/** Reservations: of one person, of one title. */
export const limits = { mine: 3, title: 5, keepDays: 3, all: 20 };

export const terms = [
  [
    'FBK_01',
    '책이음 회원 약관',
    'Library membership',
    '책이음 회원증 한 장으로 참여 도서관에서 책을 빌릴 수 있어요.\n늦게 반납한 날만큼 빌릴 수 없어요.',
    'One card borrows books in all libraries that take part.\nBorrowing stops for as many days as a book is late.',
  ],
  [
    'FBK_02',
    '개인정보 수집·이용 동의',
    'Use of personal data',
    '이름, 휴대폰 번호, 생년월일을 도서관에 전달해요.',
    'Your name, mobile number and birth date go to the libraries.',
  ],
].map(([hirkStpulId, ko, en, koText, enText]) => ({
  hirkStpulId,
  mandanYn: 'Y',
  grdnYn: 'N',
  stpulName: { ko, en } as Words,
  stpulCtnt: { ko: koText, en: enText } as Words,
}));
export const guardianTerm = {
  hirkStpulId: 'FBK_03',
  mandanYn: 'Y',
  grdnYn: 'Y',
  stpulName: { ko: '법정대리인 동의', en: 'Consent of a parent or guardian' },
  stpulCtnt: {
    ko: '만 14세 미만 회원의 가입에 법정대리인이 동의해요.',
    en: 'A parent or guardian agrees to the membership of a child under 14.',
  },
};

export const notices = [
  [
    'N1',
    0,
    '한강중앙도서관 12월 휴관 안내',
    'Hangang Central Library: closed in December',
    '12월 25일은 쉬어요. 무인 반납함은 쓸 수 있어요.',
    'Closed on 25 December. The return box stays open.',
  ],
  [
    'N2',
    -5,
    '겨울 독서 모임을 모집해요',
    'Winter reading club',
    '매주 토요일 오후 2시, 샛강도서관에서 만나요.',
    'Saturdays at 2 pm in Saetgang Library.',
  ],
].map(([ntcNo, days, ko, en, koText, enText]) => ({
  ntcNo,
  days: days as number,
  ttl: { ko, en } as Words,
  ctnt: { ko: koText, en: enText } as Words,
}));
