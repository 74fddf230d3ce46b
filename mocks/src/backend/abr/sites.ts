import type { FeeRule } from '@wallet/kit/booking';
import { addDays, weekday } from '@wallet/kit/format';
import { holidayOn } from '../holidays.ts';
import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

export const siteIds = ['gwangneung', 'sejong', 'baekdu'] as const;
export type Site = (typeof siteIds)[number];
export const siteNames: Readonly<Record<Site, Words>> = {
  gwangneung: { ko: '국립수목원 (광릉)', en: 'Gwangneung' },
  sejong: { ko: '국립세종수목원', en: 'Sejong' },
  baekdu: { ko: '국립백두대간수목원', en: 'Baekdudaegan' },
};

/** Today when this world began: days hang on it and do not move at midnight. */
export const firstDay = (world: World): string => world.room('abr.first', () => seoulDate(world.now()));
const nextDay = (world: World, day: number) =>
  addDays(firstDay(world), (day - weekday(firstDay(world)) + 7) % 7 || 7);

/** Booking opens so many days ahead, at midnight in Seoul. */
export const AHEAD = 30;

/** Mondays, the holidays of each, Sundays of winter; Sejong rests on Tuesday where Monday is a holiday. */
export function isClosedOn(site: Site, ymd: string): boolean {
  const holiday = holidayOn(ymd);
  const day = weekday(ymd);
  if (holiday === 'newYear' || holiday === 'seollal' || holiday === 'chuseok') return true;
  if (site === 'gwangneung') return day === 1 || (day === 0 && ['12', '01', '02'].includes(ymd.slice(4, 6)));
  if (site === 'baekdu') return day === 1;
  return day === 2 ? holidayOn(addDays(ymd, -1)) !== undefined : day === 1 && holiday === undefined;
}

/** Entry is free on the last Wednesday of a month; parking is not. */
export const isFreeDay = (ymd: string) =>
  weekday(ymd) === 3 && addDays(ymd, 7).slice(4, 6) !== ymd.slice(4, 6);

/** HHmm, first and last, by season. */
export function hoursOf(site: Site, ymd: string) {
  const month = Number(ymd.slice(4, 6));
  const isLong = site === 'gwangneung' ? month >= 4 && month <= 10 : month >= 3 && month <= 10;
  return { opnTime: '0900', clsTime: isLong ? '1800' : '1700' };
}

/** won by kind of visitor */
export const entry = {
  gwangneung: { ADLT: 1000, YUTH: 700, CHLD: 500, FREE: 0 },
  sejong: { ADLT: 5000, YUTH: 4000, CHLD: 3000, FREE: 0 },
} as const;
export type Kind = keyof typeof entry.sejong;
export const kinds = Object.keys(entry.sejong) as Kind[];
export const mostPeople = { gwangneung: 6, sejong: 10 } as const;

export const cars = [
  { productId: 'P01', productName: { ko: '승용차', en: 'Car' }, price: 3000 },
  { productId: 'P02', productName: { ko: '경차·저공해차', en: 'Light or low-emission car' }, price: 1500 },
] as const;

/** When a car may come in; cars of a window and persons of a day. */
export const windows = ['AM', 'PM'] as const;
export type Window = (typeof windows)[number];
export const windowBegins = { AM: '0900', PM: '1300' } as const;
export const windowEnds = { AM: '1300', PM: '1800' } as const;
const CARS = 300;
const PERSONS = 3500;

/** Cars that others have left over: none on the next Saturday morning, two in the afternoon (the persona `member` may have one); none on the next Sunday. */
export function carsLeftByOthers(world: World, ymd: string, window: Window): number {
  if (ymd === nextDay(world, 6)) return window === 'AM' ? 0 : 2;
  if (ymd === nextDay(world, 0)) return 0;
  return CARS - ((Number(ymd.slice(6)) * 17 + (window === 'AM' ? 40 : 0)) % 280);
}
export const personsLeftByOthers = (world: World, ymd: string): number =>
  ymd === nextDay(world, 0) ? 0 : PERSONS - ((Number(ymd.slice(6)) * 97) % 3000);

/** The glasshouse of Sejong by session; 0 is the garden alone, at half price. */
export const sessionTimes = ['0930', '1030', '1130', '1300', '1400', '1500', '1600'] as const;
const PLACES = 180;
export function placesLeftByOthers(world: World, ymd: string, tmNum: string): number {
  if (tmNum === '0') return 9999;
  if (ymd === nextDay(world, 0)) return tmNum === '7' ? 4 : 0;
  return PLACES - ((Number(ymd.slice(6)) * 31 + Number(tmNum) * 13) % 170);
}

export interface Course {
  eduIdx: string;
  site: 'sejong' | 'baekdu';
  ttl: Words;
  smry: Words;
  /** a weekday of a week to come, from the world's first day: 0 is Sunday, week 0 the next seven days */
  on: readonly [week: number, weekday: number];
  time: string;
  price: number;
  places: number;
  /** rooms for two and for four that others have left over; without, a course of one day */
  rooms?: { R2: number; R4: number };
}
const course = (
  eduIdx: string,
  site: Course['site'],
  [ko, en, koText, enText]: readonly [string, string, string, string],
  more: Pick<Course, 'on' | 'time' | 'price' | 'places' | 'rooms'>,
): Course => ({ eduIdx, site, ttl: { ko, en }, smry: { ko: koText, en: enText }, ...more });
const garden = [
  '수목원 사진 산책',
  'Photo walk',
  '해설사와 걸으며 사진을 찍어요.',
  'A walk with a guide and a camera.',
] as const;
const stay = [
  '가든스테이',
  'Garden stay',
  '해설 산책과 하룻밤을 함께해요.',
  'A guided walk and a night.',
] as const;

export const courses: readonly Course[] = [
  course(
    'S1',
    'sejong',
    ['리스 만들기', 'Making a wreath', '나뭇가지로 리스를 만들어요.', 'A wreath of twigs.'],
    { on: [1, 6], time: '1400', price: 12_000, places: 16 },
  ),
  course(
    'S2',
    'sejong',
    ['열대 온실 탐험', 'Tropical glasshouse', '열대 식물을 만나요.', 'Meet tropical plants.'],
    { on: [1, 0], time: '1030', price: 5000, places: 2 },
  ),
  course('S3', 'sejong', garden, { on: [2, 6], time: '1100', price: 0, places: 20 }),
  course('B1', 'baekdu', stay, {
    on: [1, 6],
    time: '1500',
    price: 30_000,
    places: 30,
    rooms: { R2: 6, R4: 3 },
  }),
  course('B2', 'baekdu', stay, {
    on: [2, 6],
    time: '1500',
    price: 30_000,
    places: 30,
    rooms: { R2: 0, R4: 0 },
  }),
  course(
    'B3',
    'baekdu',
    ['호랑이숲 교실', 'Tiger forest class', '호랑이숲을 걸으며 배워요.', 'A class in the tiger forest.'],
    { on: [1, 4], time: '1000', price: 8000, places: 12 },
  ),
  course(
    'B4',
    'baekdu',
    ['씨앗 저장고 이야기', 'The seed vault', '씨앗을 지키는 일을 들어요.', 'How seeds are kept.'],
    { on: [2, 2], time: '1300', price: 0, places: 10 },
  ),
];
export const courseDay = (world: World, { on: [week, day] }: Course) =>
  addDays(nextDay(world, day), 7 * week);
export const courseOf = (eduIdx: string) => courses.find((one) => one.eduIdx === eduIdx);
export const roomPrice = 60_000;
export const roomGuests = { R2: 2, R4: 4 } as const;
/** Who comes to a class, and how many at most. */
export const groups = { PERSON: 8, FAMILY: 8, GROUP: 20 } as const;

/** What cancelling keeps: of tickets and classes, and of rooms. */
export const fees = {
  day: [
    { minDayCnt: 1, feeRt: 0 },
    { minDayCnt: 0, feeRt: 10 },
  ],
  room: [
    { minDayCnt: 2, feeRt: 0 },
    { minDayCnt: 1, feeRt: 10 },
    { minDayCnt: 0, feeRt: 20 },
  ],
} as const;
export const ruleOf = ({ minDayCnt, feeRt }: { minDayCnt: number; feeRt: number }): FeeRule => ({
  until: { days: minDayCnt },
  percent: feeRt,
});

export const terms = [
  {
    hirkStpulId: 'FGR_01',
    mandanYn: 'Y',
    stpulName: { ko: '수목원 이용과 환불 규정', en: 'Visits and refunds' },
    stpulCtnt: {
      ko: '예약한 날과 시간에만 들어갈 수 있어요.\n자전거, 킥보드, 드론, 텐트, 취사 도구와 반려동물은 함께 들어갈 수 없어요.',
      en: 'Entry is on the booked day and time only.\nNo bicycles, kick boards, drones, tents, cooking or pets.',
    },
  },
];
