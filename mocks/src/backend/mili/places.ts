import { addDays } from '@wallet/kit/format';
import { isBankHoliday } from '../holidays.ts';
import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';

type Kind = 'judgement' | 'training';

export interface Place {
  plcId: string;
  kind: Kind;
  plcNm: Words;
  addr: Words;
  telNo: string;
  lat: number;
  lon: number;
}

export const places: readonly Place[] = [
  {
    plcId: 'J01',
    kind: 'judgement',
    telNo: '02-820-4114',
    lat: 37.5,
    lon: 126.92,
    plcNm: { ko: '서울병무청 검사장', en: 'Seoul examination centre' },
    addr: { ko: '서울 영등포구 여의대방로', en: 'Yeongdeungpo, Seoul' },
  },
  {
    plcId: 'J02',
    kind: 'judgement',
    telNo: '032-454-2114',
    lat: 37.44,
    lon: 126.65,
    plcNm: { ko: '경인병무지청 검사장', en: 'Incheon examination centre' },
    addr: { ko: '인천 미추홀구 노적산로', en: 'Michuhol, Incheon' },
  },
  {
    plcId: 'J03',
    kind: 'judgement',
    telNo: '051-667-5114',
    lat: 35.15,
    lon: 129.11,
    plcNm: { ko: '부산병무청 검사장', en: 'Busan examination centre' },
    addr: { ko: '부산 수영구 수영로', en: 'Suyeong, Busan' },
  },
  {
    plcId: 'T01',
    kind: 'training',
    telNo: '02-570-4119',
    lat: 37.46,
    lon: 127.07,
    plcNm: { ko: '서초 예비군훈련장', en: 'Seocho training field' },
    addr: { ko: '서울 서초구 헌릉로', en: 'Seocho, Seoul' },
  },
  {
    plcId: 'T02',
    kind: 'training',
    telNo: '031-591-4119',
    lat: 37.63,
    lon: 127.2,
    plcNm: { ko: '금곡 예비군훈련장', en: 'Geumgok training field' },
    addr: { ko: '경기 남양주시 금곡동', en: 'Namyangju' },
  },
  {
    plcId: 'T03',
    kind: 'training',
    telNo: '051-747-4119',
    lat: 35.17,
    lon: 129.17,
    plcNm: { ko: '해운대 예비군훈련장', en: 'Haeundae training field' },
    addr: { ko: '부산 해운대구 좌동', en: 'Haeundae, Busan' },
  },
];
export const placeOf = (plcId: string) => places.find((place) => place.plcId === plcId);

/** How far ahead days are open. */
const DAYS = 56;

/** Places taken since the world began, by whomever: two customers can meet at the last one. */
const takenOf = (world: World) => world.room('mili.taken', () => new Map<string, number>());

export function take(world: World, plcId: string, ymd: string, by: 1 | -1): void {
  const taken = takenOf(world);
  taken.set(`${plcId} ${ymd}`, (taken.get(`${plcId} ${ymd}`) ?? 0) + by);
}

/** What is left of a day; none on days of rest and beyond the open ones. */
export function leftOn(world: World, plcId: string, ymd: string): number {
  const today = seoulDate(world.now());
  if (ymd <= today || ymd > addDays(today, DAYS) || isBankHoliday(ymd)) return 0;
  // Others chose before: each seventh day or so is full, and of some a single place is left.
  const base = (Number(ymd.slice(4)) * 5 + Number(plcId.slice(1)) * 3) % 7;
  return Math.max(0, base - (takenOf(world).get(`${plcId} ${ymd}`) ?? 0));
}

export function daysOf(world: World, plcId: string) {
  const first = addDays(seoulDate(world.now()), 1);
  const dayList = Array.from({ length: DAYS }, (_, ahead) => addDays(first, ahead)).map((ymd) => ({
    ymd,
    rmndCnt: leftOn(world, plcId, ymd),
    clsdYn: isBankHoliday(ymd) ? 'Y' : 'N',
  }));
  return { bgngYmd: first, endYmd: addDays(first, DAYS - 1), dayList };
}
