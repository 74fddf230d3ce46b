import { addDays } from '@wallet/kit/format';
import { isBankHoliday } from '../holidays.ts';
import type { Words } from '../language.ts';
import { type ForeignCurrency, rateDayOf, rateOf, rateOn } from '../ledger/index.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';

type Terminal = 'T1' | 'T2';

/** Minutes of an hour of the day, with the peak from seven to eleven; 0 is closed. */
const wave = [5, 5, 5, 5, 8, 12, 20, 32, 38, 35, 30, 22, 18, 15, 16, 20, 24, 26, 22, 16, 12, 8, 6, 5];

/** Halls of departure: the day's curve as a share of the wave, and the hours of those that close. */
const halls: readonly {
  terminal: Terminal;
  hallNo: number;
  share: number;
  hours?: readonly [number, number];
}[] = [
  { terminal: 'T1', hallNo: 1, share: 1.2, hours: [6, 22] },
  { terminal: 'T1', hallNo: 2, share: 1, hours: [6, 22] },
  { terminal: 'T1', hallNo: 3, share: 0.5 },
  { terminal: 'T1', hallNo: 4, share: 0.9, hours: [6, 22] },
  { terminal: 'T1', hallNo: 5, share: 1.4, hours: [6, 22] },
  { terminal: 'T1', hallNo: 6, share: 0.7, hours: [6, 14] },
  { terminal: 'T2', hallNo: 1, share: 0.8, hours: [6, 22] },
  { terminal: 'T2', hallNo: 2, share: 0.4 },
];

/** Minutes that a developer has set, by hall and hour. */
export const levelsOf = (world: World) => world.room('htoa.levels', () => new Map<string, number>());

export function hallsOf(world: World, terminal: string) {
  const hour = Number(seoulTime(world.now()).slice(8, 10));
  return halls
    .filter((hall) => hall.terminal === terminal)
    .map(({ hallNo, share, hours }) => {
      const isOpen = (at: number) => !hours || (at >= hours[0] && at < hours[1]);
      const minList = wave.map(
        (minutes, at) =>
          levelsOf(world).get(`${terminal}.${hallNo}.${at}`) ?? (isOpen(at) ? Math.ceil(minutes * share) : 0),
      );
      const hm = (at: number) => `${String(at).padStart(2, '0')}00`;
      const [opnHm, clsHm] = hours ? hours.map(hm) : ['0000', '2400'];
      return { hallNo, opnHm, clsHm, minList, wtngMin: minList[hour] ?? 0 };
    });
}

/** Minutes from the counter to the gate that the airport advises: more for planes whose passengers come in the peak. */
export const leadOf = (departureHour: number): number =>
  departureHour >= 7 && departureHour < 13 ? 180 : 120;
/** Minutes that the concourse's train takes. */
export const CONCOURSE_MIN = 20;
export const parkingDiscount: Words = {
  ko: '경차, 저공해차, 장애인, 자녀가 둘 이상인 가족은 절반만 내요.',
  en: 'Small and low-emission cars, disabled people and families with two children pay half.',
};

const lots: readonly {
  pkplcId: string;
  terminal: Terminal;
  pkplcNm: Words;
  /** won a day; the short-term park also counts shorter stays, which a day's plan does not need */
  dayAmt: number;
  totCnt: number;
  freeCnt: number;
}[] = [
  {
    pkplcId: 'T1S',
    terminal: 'T1',
    pkplcNm: { ko: '제1터미널 단기주차장', en: 'T1 short-term' },

    dayAmt: 24_000,
    totCnt: 1100,
    freeCnt: 132,
  },
  {
    pkplcId: 'T1L',
    terminal: 'T1',
    pkplcNm: { ko: '제1터미널 장기주차장', en: 'T1 long-term' },

    dayAmt: 9000,
    totCnt: 4200,
    freeCnt: 0,
  },
  {
    pkplcId: 'T2S',
    terminal: 'T2',
    pkplcNm: { ko: '제2터미널 단기주차장', en: 'T2 short-term' },

    dayAmt: 24_000,
    totCnt: 900,
    freeCnt: 41,
  },
  {
    pkplcId: 'T2L',
    terminal: 'T2',
    pkplcNm: { ko: '제2터미널 장기주차장', en: 'T2 long-term' },

    dayAmt: 9000,
    totCnt: 3800,
    freeCnt: 620,
  },
];
export const lotsOf = (terminal: string, days: number) =>
  lots
    .filter((lot) => lot.terminal === terminal)
    .map(({ dayAmt, ...lot }) => ({ ...lot, payAmt: dayAmt * days, dayAmt }));

export const places: readonly { address: Words; lat: number; lon: number }[] = [
  { address: { ko: '서울 영등포구 여의도동', en: 'Yeouido-dong, Seoul' }, lat: 37.52, lon: 126.93 },
  { address: { ko: '서울역', en: 'Seoul Station' }, lat: 37.5547, lon: 126.9707 },
  { address: { ko: '서울 강남구 역삼동', en: 'Yeoksam-dong, Seoul' }, lat: 37.5007, lon: 127.0365 },
  { address: { ko: '경기 성남시 판교역', en: 'Pangyo Station' }, lat: 37.3948, lon: 127.1112 },
  { address: { ko: '인천 연수구 송도동', en: 'Songdo-dong, Incheon' }, lat: 37.3894, lon: 126.6431 },
  { address: { ko: '대전역', en: 'Daejeon Station' }, lat: 36.3324, lon: 127.4342 },
];

const toll = 6600;
const legs: Readonly<Record<string, Words>> = {
  walk: { ko: '걷기', en: 'Walk' },
  metro: { ko: '지하철', en: 'Metro' },
  arex: { ko: '공항철도', en: 'Airport railway' },
  bus: { ko: '공항버스', en: 'Airport bus' },
  wait: { ko: '정류장까지 걷고 기다리기', en: 'Walk to the stop and wait' },
  road: { ko: '도로', en: 'Road' },
  park: { ko: '주차하고 셔틀버스', en: 'Park, then shuttle bus' },
};
const leg = (name: string, min: number) => ({ legNm: legs[name] ?? { ko: name, en: name }, min });

/** Ways over so many kilometres: legs in minutes, won in all. Far away none of them is worth telling. */
export function waysOver(km: number, isT2: boolean) {
  // The second terminal lies behind the first: further by road, and the last stop of railway and bus.
  const arex = 34 + (isT2 ? 7 : 0);
  const byRoad = km + (isT2 ? 8 : 0);
  const road = Math.round(8 + byRoad * 0.95);
  const ways = [
    {
      wayCd: 'RAIL',
      payAmt: 4850 + Math.round(km / 10) * 100 + (isT2 ? 600 : 0),
      legList: [leg('walk', 6), leg('metro', Math.max(4, Math.round(km / 3))), leg('arex', arex)],
    },
    { wayCd: 'BUS', payAmt: 17_000, legList: [leg('wait', 14), leg('bus', Math.round(road * 1.25))] },
    { wayCd: 'TAXI', payAmt: 4800 + Math.round(byRoad * 10) * 105 + toll, legList: [leg('road', road)] },
    { wayCd: 'CAR', payAmt: toll + Math.round(byRoad) * 130, legList: [leg('road', road), leg('park', 15)] },
  ];
  return ways.map((way) => ({ ...way, min: way.legList.reduce((sum, { min }) => sum + min, 0) }));
}

/** Exchange desks: our own are open day and night. */
const desks: readonly {
  terminal: Terminal;
  bankNm: Words;
  locCtnt: Words;
  hours: readonly [string, string];
  /** what it adds to the base rate where it sells cash, in hundredths of a per cent */
  margin: number;
}[] = [
  {
    terminal: 'T1',
    bankNm: { ko: '그룹은행', en: 'Group Bank' },
    hours: ['0000', '2400'],
    margin: 415,
    locCtnt: { ko: '1층 5번 출구 옆', en: 'Floor 1, by exit 5' },
  },
  {
    terminal: 'T1',
    bankNm: { ko: '그룹은행', en: 'Group Bank' },
    hours: ['0600', '2200'],
    margin: 415,
    locCtnt: { ko: '3층 G 카운터 뒤', en: 'Floor 3, behind counter G' },
  },
  {
    terminal: 'T1',
    bankNm: { ko: '한강은행', en: 'Hangang Bank' },
    hours: ['0600', '0800'],
    margin: 425,
    locCtnt: { ko: '3층 면세 구역 27번 탑승구 앞', en: 'Floor 3, duty-free, by gate 27' },
  },
  {
    terminal: 'T2',
    bankNm: { ko: '그룹은행', en: 'Group Bank' },
    hours: ['0000', '2400'],
    margin: 415,
    locCtnt: { ko: '1층 3번 출구 옆', en: 'Floor 1, by exit 3' },
  },
  {
    terminal: 'T2',
    bankNm: { ko: '그룹은행', en: 'Group Bank' },
    hours: ['0600', '2200'],
    margin: 415,
    locCtnt: { ko: '3층 D 카운터 뒤', en: 'Floor 3, behind counter D' },
  },
  {
    terminal: 'T2',
    bankNm: { ko: '다온은행', en: 'Daon Bank' },
    hours: ['0600', '2200'],
    margin: 420,
    locCtnt: { ko: '3층 면세 구역 250번 탑승구 앞', en: 'Floor 3, duty-free, by gate 250' },
  },
];
export function desksOf(world: World, terminal: string) {
  const hm = seoulTime(world.now()).slice(8, 12);
  return desks
    .filter((desk) => desk.terminal === terminal)
    .map(({ hours: [opnHm, clsHm], bankNm, locCtnt, margin }) => {
      const { rate, unit } = rateOf('USD', world.now());
      // What 100 dollars in cash cost here, without any preference.
      const hundred = Math.ceil((Number(rate) * 100 * (10_000 + margin)) / 10_000 / unit);
      return {
        bankNm,
        locCtnt,
        opnHm,
        clsHm,
        hndrdAmt: hundred,
        opnYn: hm >= opnHm && hm < clsHm ? 'Y' : 'N',
      };
    });
}

export const airportCurrencies = ['USD', 'EUR', 'JPY', 'CNY'] as const satisfies readonly ForeignCurrency[];
/** Rates that a developer has set; null is one that is missing. */
export const ratesSet = (world: World) =>
  world.room('htoa.rates', () => new Map<string, { exrt: string | null; bfdyExrt: string | null }>());

/** The bank day before: neither a weekend nor a holiday. */
function bankDayBefore(day: string): string {
  let before = addDays(day, -1);
  while (isBankHoliday(before)) before = addDays(before, -1);
  return before;
}

/** Rates of now beside those with which the last bank day ended. */
export function ratesOf(world: World) {
  const before = bankDayBefore(rateDayOf(world.now()));
  const rateList = airportCurrencies.map((crncyCd) => {
    const { rate, unit } = rateOf(crncyCd, world.now());
    const bfdyExrt = rateOn(crncyCd, before).rate;
    return { crncyCd, unit, exrt: rate, bfdyExrt, ...ratesSet(world).get(crncyCd) };
  });
  return { rateList, bfdyYmd: before };
}
