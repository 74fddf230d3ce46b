import { addDays, weekday } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

export interface Exhibition {
  exhbId: string;
  exhbNm: Words;
  msmNm: Words;
  /** first and last day, from the day on which the world began */
  days: readonly [first: number, last: number];
  /** won for a grown-up; 0 is free */
  price: number;
  isForChildren?: boolean;
  /** a weekday on which it rests, and one that others have bought out; 0 is Sunday */
  rest?: number;
  full?: number;
  isCancelled?: boolean;
}

const hanbit = { ko: '한빛 국립박물관', en: 'Hanbit National Museum' };
const dodam = { ko: '도담 미술관', en: 'Dodam Museum of Art' };
const naru = { ko: '나루 역사관', en: 'Naru History Hall' };
const saessak = { ko: '새싹 어린이박물관', en: 'Saessak Children’s Museum' };

export const exhibitions: readonly Exhibition[] = [
  {
    exhbId: 'E01',
    exhbNm: { ko: '상설전시관', en: 'Permanent halls' },
    msmNm: hanbit,
    days: [-900, 900],
    price: 0,
  },
  {
    exhbId: 'E02',
    exhbNm: { ko: '금빛 왕관', en: 'Crowns of gold' },
    msmNm: hanbit,
    days: [-20, 60],
    price: 17_000,
  },
  {
    exhbId: 'E03',
    exhbNm: { ko: '별과 바다', en: 'Stars and seas' },
    msmNm: dodam,
    days: [10, 90],
    price: 17_000,
  },
  {
    exhbId: 'E04',
    exhbNm: { ko: '빛의 정원', en: 'Garden of light' },
    msmNm: dodam,

    days: [-5, 70],
    price: 8500,
    full: 6,
  },
  { exhbId: 'E05', exhbNm: { ko: '옛 지도', en: 'Old maps' }, msmNm: naru, days: [-60, 1], price: 5100 },
  {
    exhbId: 'E06',
    exhbNm: { ko: '고려의 푸른빛', en: 'Celadon blue' },
    msmNm: naru,
    days: [60, 150],
    price: 17_000,
  },
  {
    exhbId: 'E07',
    exhbNm: { ko: '꼬마 공룡', en: 'Little dinosaurs' },
    msmNm: saessak,

    days: [-100, 200],
    price: 5100,
    isForChildren: true,
    rest: 1,
  },
  {
    exhbId: 'E08',
    exhbNm: { ko: '여름 바람', en: 'Summer wind' },
    msmNm: saessak,

    days: [-3, 40],
    price: 8500,
    isForChildren: true,
    isCancelled: true,
  },
];

/** What each kind pays of 17 parts: half for 65 and over, disabled and veterans; under 7 nothing. */
const parts = { ADLT: 17, YUTH: 13, CHLD: 9, INFT: 0, HALF: 8.5 } as const;
export type Kind = keyof typeof parts;
export const kinds = Object.keys(parts) as Kind[];

export const exhibitionOf = (exhbId: string) => exhibitions.find((one) => one.exhbId === exhbId);

/** Today when this world began: days hang on it and do not move at midnight. */
export const firstDay = (world: World): string => world.room('museum.first', () => seoulDate(world.now()));

export const periodOf = (world: World, { days: [first, last] }: Exhibition) => ({
  bgngYmd: addDays(firstDay(world), first),
  endYmd: addDays(firstDay(world), last),
});

/** What a kind pays now: three tenths less until the opening day. */
/** Tickets that cost something are sold so many days ahead. */
export const AHEAD = 30;
export const opensOn = (world: World, exhibition: Exhibition): string =>
  addDays(periodOf(world, exhibition).bgngYmd, -AHEAD);

export function priceOf(world: World, exhibition: Exhibition, knd: Kind): number {
  const isEarly = seoulDate(world.now()) < periodOf(world, exhibition).bgngYmd;
  return (((exhibition.price * (isEarly ? 7 : 10)) / 10) * parts[knd]) / 17;
}

/** Places of a session, and of those how many others have taken. */
export const PLACES = 20;
export function takenByOthers(
  world: World,
  { exhbId, full }: Exhibition,
  ymd: string,
  ssnTime: string,
): number {
  const isSaturday = weekday(ymd) === 6;
  if (full === weekday(ymd)) return PLACES;
  const nextSaturday = addDays(firstDay(world), (6 - weekday(firstDay(world)) + 7) % 7 || 7);
  if (exhbId === 'E02' && ymd === nextSaturday && ssnTime === '1400') return PLACES - 2;
  return (Number(ymd.slice(6)) * 7 + Number(ssnTime)) % (isSaturday ? 17 : 11);
}

/** Half-hourly from 10:00; the last entry half an hour before closing, on Wednesday and Saturday in the evening. */
export function sessionTimes(ymd: string): string[] {
  const last = [3, 6].includes(weekday(ymd)) ? 41 : 35;
  return Array.from({ length: last - 20 + 1 }, (_, at) => {
    const half = 20 + at;
    return `${String(Math.floor(half / 2)).padStart(2, '0')}${half % 2 ? '30' : '00'}`;
  });
}

export const isRestDay = ({ rest }: Exhibition, ymd: string) =>
  weekday(ymd) === rest || ymd.slice(4) === '0101';

export const fees = [
  { minDayCnt: 10, feeRt: 0 },
  { minDayCnt: 7, feeRt: 10 },
  { minDayCnt: 3, feeRt: 20 },
  { minDayCnt: 1, feeRt: 30 },
  { minDayCnt: 0, feeRt: 90 },
];

export const terms = [
  {
    hirkStpulId: 'FMU_01',
    stpulName: { ko: '예매와 환불 규정', en: 'Booking and refunds' },
    stpulCtnt: {
      ko: '예약한 날과 시간에만 들어갈 수 있고, 다시 들어갈 수 없어요.\n환불 수수료는 관람일까지 남은 날에 따라 달라요.',
      en: 'Entry is on the booked day and time only, once.\nWhat a refund costs depends on the days that are left.',
    },
    mandanYn: 'Y',
  },
];
