import { addDays } from '@wallet/kit/format';
import { isBankHoliday } from '../holidays.ts';
import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';

export interface Branch {
  brncNo: string;
  brncNm: Words;
  rgnNm: Words;
  brncAddr: Words;
  /** closed for repairs */
  rprYn: 'Y' | 'N';
}

const hours = { opngHm: '0900', clsngHm: '1600' } as const;
/** How many are received in half an hour, and how far ahead visits can be booked. */
const ROOM = 4;
const AHEAD = 14;
const HOUR = 3_600_000;

const seoul = { ko: '서울', en: 'Seoul' };
const busan = { ko: '부산', en: 'Busan' };
type Row = [no: string, name: Words, region: Words, address: Words, repairs?: 'Y'];
const rows: readonly Row[] = [
  ['B1', { ko: '가온 지점', en: 'Gaon branch' }, seoul, { ko: '중구 가온로 1', en: '1 Gaon-ro, Jung-gu' }],
  [
    'B2',
    { ko: '누리 지점', en: 'Nuri branch' },
    seoul,
    { ko: '마포구 누리길 22', en: '22 Nuri-gil, Mapo-gu' },
  ],
  [
    'B3',
    { ko: '다솜 지점', en: 'Dasom branch' },
    seoul,
    { ko: '송파구 다솜로 9', en: '9 Dasom-ro, Songpa-gu' },
    'Y',
  ],
  [
    'B4',
    { ko: '바다 지점', en: 'Bada branch' },
    busan,
    { ko: '해운대구 바다로 7', en: '7 Bada-ro, Haeundae-gu' },
  ],
  [
    'B5',
    { ko: '라온 지점', en: 'Raon branch' },
    busan,
    { ko: '동래구 라온길 5', en: '5 Raon-gil, Dongnae-gu' },
  ],
];
export const branches = rows.map(
  ([brncNo, brncNm, rgnNm, brncAddr, repairs]): Branch => ({
    brncNo,
    brncNm,
    rgnNm,
    brncAddr,
    rprYn: repairs ?? 'N',
  }),
);

/** Half hours of a day: the last begins half an hour before the branch closes. */
export const times = Array.from({ length: 14 }, (_, at) => {
  const minutes = 9 * 60 + at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
});

/** A place of a branch that customers of the wallet have taken. */
export interface Taken {
  brncNo: string;
  vstYmd: string;
  vstHm: string;
}

/** How many places are left; none on a day of rest, out of the fourteen days, or within the hour before. */
export function placesLeft(world: World, { brncNo, vstYmd, vstHm }: Taken, taken: readonly Taken[]): number {
  const today = seoulDate(world.now());
  const inAnHour = seoulTime(new Date(world.now().getTime() + HOUR)).slice(0, 12);
  if (isBankHoliday(vstYmd) || vstYmd < today || vstYmd > addDays(today, AHEAD)) return 0;
  if (`${vstYmd}${vstHm}` < inAnHour || !times.includes(vstHm)) return 0;
  const mine = taken.filter((one) => one.brncNo === brncNo && one.vstYmd === vstYmd && one.vstHm === vstHm);
  return Math.max(0, ROOM - takenByOthers(world, brncNo, vstYmd, vstHm) - mine.length);
}

/** B2 is full tomorrow, or on the next day on which it is open; B4 has one place left at ten. */
function takenByOthers(world: World, brncNo: string, vstYmd: string, vstHm: string): number {
  if (brncNo === 'B2' && vstYmd === openDays(world)[0]) return ROOM;
  if (brncNo === 'B4' && vstHm === '1000') return ROOM - 1;
  return (Number(vstYmd.slice(6)) + Number(vstHm)) % ROOM;
}

/** The days after today on which branches are open. */
const openDays = (world: World): string[] =>
  Array.from({ length: AHEAD }, (_, at) => addDays(seoulDate(world.now()), at + 1)).filter(
    (day) => !isBankHoliday(day),
  );

export function daysOf(world: World, brncNo: string, taken: readonly Taken[]) {
  const today = seoulDate(world.now());
  const dayList = Array.from({ length: AHEAD + 1 }, (_, at) => addDays(today, at)).map((vstYmd) => ({
    vstYmd,
    rmndCnt: times.reduce((sum, vstHm) => sum + placesLeft(world, { brncNo, vstYmd, vstHm }, taken), 0),
    rstYn: isBankHoliday(vstYmd) ? 'Y' : 'N',
  }));
  return { bgngYmd: today, endYmd: addDays(today, AHEAD), dayList };
}

export function branchToWire(world: World, branch: Branch) {
  const now = seoulTime(world.now());
  const clock = now.slice(8, 12);
  const isOpen =
    branch.rprYn === 'N' && !isBankHoliday(now.slice(0, 8)) && clock >= hours.opngHm && clock < hours.clsngHm;
  return { ...branch, ...hours, opngYn: isOpen ? 'Y' : 'N' };
}
