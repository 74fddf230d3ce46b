import { addDays } from '@wallet/kit/format';
import { isBankHoliday } from '../holidays.ts';
import type { Words } from '../language.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import type { Car } from './cars.ts';
import { type Size, sizes } from './rules.ts';

export interface Place {
  plcId: string;
  plcNm: Words;
  /** TS: the authority's own station; GRGE: a designated garage, dearer and often free the same day */
  plcDstcd: 'TS' | 'GRGE';
  rgnNm: Words;
  addr: Words;
  telNo: string;
  lat: number;
  lon: number;
  addAmt: number;
  sizeList: readonly Size[];
}
const seoul = { ko: '서울', en: 'Seoul' };
const gyeonggi = { ko: '경기', en: 'Gyeonggi' };
const place = (
  [plcId, ko, en]: [string, string, string],
  plcDstcd: Place['plcDstcd'],
  rgnNm: Words,
  [addrKo, addrEn, telNo]: [string, string, string],
  [lat, lon]: [number, number],
  more: Partial<Place> = {},
): Place => ({
  plcId,
  plcNm: { ko, en },
  plcDstcd,
  rgnNm,
  addr: { ko: addrKo, en: addrEn },
  telNo,
  lat,
  lon,

  addAmt: 0,
  sizeList: sizes,
  ...more,
});

export const places: readonly Place[] = [
  place(
    ['P1', 'TS 구로검사소', 'TS Guro station'],
    'TS',
    seoul,
    ['서울 구로구 구로동로 11', '11 Gurodong-ro, Guro-gu', '02-860-0000'],
    [37.495, 126.887],
  ),
  place(
    ['P2', 'TS 성산검사소', 'TS Seongsan station'],
    'TS',
    seoul,
    ['서울 마포구 성산로 21', '21 Seongsan-ro, Mapo-gu', '02-375-0000'],
    [37.567, 126.905],
  ),
  place(
    ['P3', '한강자동차정비', 'Hangang Garage'],
    'GRGE',
    seoul,
    ['서울 영등포구 양평로 31', '31 Yangpyeong-ro, Yeongdeungpo-gu', '02-2670-0000'],
    [37.534, 126.899],
    { addAmt: 6_000 },
  ),
  place(
    ['P4', '여의도종합정비', 'Yeouido Motors'],
    'GRGE',
    seoul,
    ['서울 영등포구 여의대로 41', '41 Yeoui-daero, Yeongdeungpo-gu', '02-780-0000'],
    [37.521, 126.927],
    { addAmt: 9_000, sizeList: ['LGHT', 'SMLL', 'MIDL'] },
  ),
  place(
    ['P5', 'TS 부천검사소', 'TS Bucheon station'],
    'TS',
    gyeonggi,
    ['경기 부천시 오정로 51', '51 Ojeong-ro, Bucheon', '032-680-0000'],
    [37.514, 126.782],
  ),
  place(
    ['P6', '광명모터스', 'Gwangmyeong Motors'],
    'GRGE',
    gyeonggi,
    ['경기 광명시 오리로 61', '61 Ori-ro, Gwangmyeong', '02-2680-0000'],
    [37.478, 126.865],
    { addAmt: 4_000 },
  ),
];
/** It gave its designation back while it still stands in the list. */
const GONE = 'P6';

export function placeOf(plcId: string, car?: Car): Place {
  const found = places.find((one) => one.plcId === plcId && plcId !== GONE);
  if (!found) throw new AnswerError('CIB_PLACE_GONE', '지금은 예약할 수 없는 검사소예요.');
  if (car && !found.sizeList.includes(car.sizeCd))
    throw new AnswerError('CIB_LANE', '이 차를 검사할 수 없는 곳이에요.');
  return found;
}

const CAPACITY = 2;
const AHEAD = 30;
/** Half hours of a day, without the hour of lunch. */
const halfHours = Array.from({ length: 16 }, (_, at) => {
  const hour = String(9 + Math.floor(at / 2)).padStart(2, '0');
  return `${hour}${at % 2 ? '30' : '00'}`;
}).filter((time) => !time.startsWith('12'));

/** Taken by others: the same for the same slot; a station is full for its next three days. */
function taken(world: World, { plcId, plcDstcd }: Place, ymd: string, time: string): number {
  const open = daysOf(world, plcDstcd === 'TS' ? 'TS' : 'GRGE').filter((day) => !isBankHoliday(day));
  if (plcDstcd === 'TS' && open.slice(0, 3).includes(ymd)) return CAPACITY;
  return (Number(ymd.slice(-2)) + Number(time) / 30 + Number(plcId[1])) % 3 === 0 ? CAPACITY : 0;
}

/** From today for a garage, from tomorrow for a station. */
export function daysOf(world: World, kind: Place['plcDstcd']): string[] {
  const first = addDays(seoulDate(world.now()), kind === 'TS' ? 1 : 0);
  return Array.from({ length: AHEAD }, (_, at) => addDays(first, at));
}

/** Times of a day with what is left of each; nothing on days off and of hours that are over. */
export function timesOn(world: World, one: Place, ymd: string, booked: (time: string) => number) {
  if (isBankHoliday(ymd)) return [];
  const now = seoulTime(world.now());
  return halfHours
    .filter((time) => `${ymd}${time}00` > now)
    .map((time) => ({ time, remndr: Math.max(0, CAPACITY - taken(world, one, ymd, time) - booked(time)) }));
}
