import { addDays, addMonths } from '@wallet/kit/format';
import { bankDay, isBankHoliday } from '../holidays.ts';
import type { Words } from '../language.ts';
import type { ForeignCurrency } from '../ledger/index.ts';
import type { World } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { faultsOf } from './rates.ts';
import { coins, lateDays, machineNotes, notes, termsOn } from './terms.ts';

type Kind = 'BR' | 'AP' | 'KI';
export interface Place {
  plcId: string;
  kndCd: Kind;
  plcNm: Words;
  addr: Words;
  lat: number;
  lon: number;
  hours: readonly [string, string];
  /** coins are taken there */
  isCoinPlace: boolean;
  isStepFree: boolean;
}

type Row = readonly [ko: string, en: string, addrKo: string, addrEn: string, lat: number, lon: number];
// biome-ignore format: rows of a table
const rows: Readonly<Record<Kind, readonly Row[]>> = {
  BR: [
    ['여의도 본점', 'Yeouido main branch', '서울 영등포구 의사당대로 141', '141 Uisadang-daero, Seoul', 37.525, 126.924],
    ['명동 지점', 'Myeongdong branch', '서울 중구 남대문로 84', '84 Namdaemun-ro, Seoul', 37.565, 126.982],
    ['강남역 지점', 'Gangnam Station branch', '서울 서초구 강남대로 373', '373 Gangnam-daero, Seoul', 37.497, 127.027],
    ['홍대입구 지점', 'Hongdae branch', '서울 마포구 양화로 160', '160 Yanghwa-ro, Seoul', 37.557, 126.925],
    ['잠실 지점', 'Jamsil branch', '서울 송파구 올림픽로 265', '265 Olympic-ro, Seoul', 37.513, 127.1],
    ['판교 지점', 'Pangyo branch', '경기 성남시 판교역로 152', '152 Pangyoyeok-ro, Seongnam', 37.395, 127.111],
    ['송도 지점', 'Songdo branch', '인천 연수구 컨벤시아대로 165', '165 Convensia-daero, Incheon', 37.389, 126.643],
    ['수원 지점', 'Suwon branch', '경기 수원시 권선로 732', '732 Gwonseon-ro, Suwon', 37.263, 127.02],
    ['대전 둔산 지점', 'Daejeon Dunsan branch', '대전 서구 대덕대로 233', '233 Daedeok-daero, Daejeon', 36.352, 127.378],
    ['부산 서면 지점', 'Busan Seomyeon branch', '부산 부산진구 중앙대로 708', '708 Jungang-daero, Busan', 35.157, 129.059],
    ['부산 해운대 지점', 'Busan Haeundae branch', '부산 해운대구 센텀중앙로 79', '79 Centumjungang-ro, Busan', 35.169, 129.132],
    ['광주 상무 지점', 'Gwangju Sangmu branch', '광주 서구 상무중앙로 58', '58 Sangmujungang-ro, Gwangju', 35.152, 126.851],
  ],
  AP: [
    ['인천공항 T1 환전소', 'Incheon Airport T1 desk', '1층 5번 출구 옆', 'Floor 1, by exit 5', 37.449, 126.451],
    ['인천공항 T2 환전소', 'Incheon Airport T2 desk', '1층 3번 출구 옆', 'Floor 1, by exit 3', 37.468, 126.433],
    ['인천공항 T1 출국장 환전소', 'Incheon T1 departures desk', '3층 G 카운터 뒤', 'Floor 3, behind counter G', 37.449, 126.451],
    ['김포공항 환전소', 'Gimpo Airport desk', '국제선 1층 2번 출구 옆', 'International, floor 1, by exit 2', 37.558, 126.794],
  ],
  KI: [
    ['서울역 환전 키오스크', 'Seoul Station kiosk', '2층 맞이방', 'Floor 2, concourse', 37.555, 126.971],
    ['명동 환전 키오스크', 'Myeongdong kiosk', '지하 1층 6번 출구 앞', 'Floor B1, by exit 6', 37.561, 126.986],
    ['홍대입구역 환전 키오스크', 'Hongdae Station kiosk', '지하 2층 공항철도 쪽', 'Floor B2, airport railway', 37.557, 126.924],
    ['인천공항 T1 교통센터 키오스크', 'Incheon T1 transport kiosk', '지하 1층', 'Floor B1', 37.447, 126.452],
    ['송도 트리플 키오스크', 'Songdo Triple kiosk', '1층 안내 데스크 옆', 'Floor 1, by the desk', 37.38, 126.66],
    ['부산역 환전 키오스크', 'Busan Station kiosk', '3층 대합실', 'Floor 3, concourse', 35.115, 129.041],
  ],
};
const openOf = (kndCd: Kind, at: number): readonly [string, string] =>
  kndCd === 'BR' ? ['0900', '1600'] : kndCd === 'AP' && at > 1 ? ['0600', '2200'] : ['0000', '2400'];

export const places: readonly Place[] = (['BR', 'AP', 'KI'] as const).flatMap((kndCd) =>
  rows[kndCd].map(([ko, en, addrKo, addrEn, lat, lon], at) => ({
    plcId: `${kndCd}${String(at + 1).padStart(2, '0')}`,
    kndCd,
    lat,
    lon,
    hours: openOf(kndCd, at),

    plcNm: { ko, en },
    addr: { ko: addrKo, en: addrEn },
    isCoinPlace: kndCd === 'KI' ? at !== 4 : kndCd === 'BR' && at < 3,
    isStepFree: !(kndCd === 'KI' && at === 2),
  })),
);
export const placeAt = (plcId: string) => places.find((one) => one.plcId === plcId);

/** Hours of a day; branches open an hour later on the day of the exam. */
const hoursOn = ({ kndCd, hours }: Place, day: string) => (kndCd === 'BR' ? (lateDays[day] ?? hours) : hours);

/** Nobody hands anything out on days of rest, but at the airport. */
const restsOn = (world: World, { kndCd }: Place, day: string) =>
  kndCd !== 'AP' && (isBankHoliday(day) || faultsOf(world).holidays.includes(day));

function isOpenNow(world: World, place: Place): boolean {
  const clock = seoulTime(world.now());
  const [from, until] = hoursOn(place, clock.slice(0, 8));
  const hm = clock.slice(8, 12);
  return hm >= from && hm < until && (place.kndCd !== 'BR' || !restsOn(world, place, clock.slice(0, 8)));
}

/** Coins of a currency that a place takes; each takes its own. */
export const coinsAt = (place: Place, crncyCd: ForeignCurrency): readonly number[] => {
  const all = place.isCoinPlace ? (coins[crncyCd] ?? []) : [];
  return place.kndCd === 'KI' ? all : all.slice(-2);
};

/** Whole units that a place has of a currency, when nobody has taken any yet. */
function stockAtFirst({ plcId, kndCd }: Place, crncyCd: ForeignCurrency): number {
  const smallest = notes[crncyCd].at(-1) ?? 1;
  if (kndCd === 'KI') {
    if (!machineNotes[crncyCd] || (plcId === 'KI02' && crncyCd === 'JPY')) return 0;
    return (notes[crncyCd][0] ?? 1) * (plcId === 'KI05' ? 3 : 30);
  }
  const isRare = !machineNotes[crncyCd];
  if (isRare && kndCd === 'BR' && Number(plcId.slice(2)) > 5) return 0;
  return (notes[crncyCd][0] ?? smallest) * 120;
}
const stockOf = (world: World) => world.room('exchange.stock', () => new Map<string, number>());
export const stockAt = (world: World, place: Place, crncyCd: ForeignCurrency) =>
  stockOf(world).get(`${place.plcId}.${crncyCd}`) ?? stockAtFirst(place, crncyCd);
/** Sets aside so many whole units; gives back where negative. */
export function setAside(world: World, place: Place, crncyCd: ForeignCurrency, units: number): void {
  stockOf(world).set(`${place.plcId}.${crncyCd}`, stockAt(world, place, crncyCd) - units);
}

/** The smallest note that a place hands out. */
const smallestAt = ({ kndCd }: Place, crncyCd: ForeignCurrency) => {
  const least = notes[crncyCd].at(-1) ?? 1;
  if (kndCd === 'KI') return machineNotes[crncyCd] ?? least;
  return kndCd === 'AP' && crncyCd === 'USD' ? 5 : least;
};
export const hasAt = (world: World, place: Place, crncyCd: ForeignCurrency, units: number) =>
  units <= stockAt(world, place, crncyCd) && units % smallestAt(place, crncyCd) === 0;

/** Whether a place hands out on a day: within a month, not at rest, today until the cut-off and only the four. */
export function canFetchOn(world: World, place: Place, crncyCd: ForeignCurrency, day: string): boolean {
  const clock = seoulTime(world.now());
  const today = clock.slice(0, 8);
  if (day < today || day > addMonths(today, 1) || restsOn(world, place, day)) return false;
  if (day > today) return true;
  return (
    machineNotes[crncyCd] !== undefined && (!world.isClockSet || clock.slice(8, 12) < termsOn(today).cutOff)
  );
}

/** The days that can be chosen, from today to a month on. */
export function daysOf(world: World, place: Place, crncyCd: ForeignCurrency) {
  const today = seoulTime(world.now()).slice(0, 8);
  const length = 31;
  const all = Array.from({ length }, (_, ahead) => addDays(today, ahead));
  return all
    .filter((ymd) => ymd <= addMonths(today, 1))
    .map((ymd) => ({ ymd, rstYn: canFetchOn(world, place, crncyCd, ymd) ? 'N' : 'Y' }));
}

const known = new Map<string, string>();

/** The day so many bank days after one. Due work asks for it before each request, so it is worked out once. */
export function bankDaysAfter(day: string, count: number): string {
  const key = `${day} ${count}`;
  let at = known.get(key);
  if (at !== undefined) return at;
  at = day;
  for (let passed = 0; passed < count; passed += 1) at = bankDay(addDays(at, 1));
  known.set(key, at);
  return at;
}

const away = (a: Place, b: Place) => Math.hypot(a.lat - b.lat, a.lon - b.lon);
/** The nearest other place that has it. */
export const nearestWith = (world: World, from: Place, crncyCd: ForeignCurrency, units: number) =>
  places
    .filter((one) => one.plcId !== from.plcId && hasAt(world, one, crncyCd, units))
    .toSorted((a, b) => away(a, from) - away(b, from))[0];

export function placeToWire(world: World, place: Place, crncyCd: ForeignCurrency) {
  const { plcId, kndCd, plcNm, addr, lat, lon, isStepFree } = place;
  const [opnHm, clsHm] = hoursOn(place, seoulTime(world.now()).slice(0, 8));
  return {
    plcId,
    kndCd,
    plcNm,
    addr,
    lat,
    lon,
    opnHm,
    clsHm,
    opnYn: isOpenNow(world, place) ? 'Y' : 'N',

    accYn: isStepFree ? 'Y' : 'N',
    rmndAmt: stockAt(world, place, crncyCd),

    minNote: smallestAt(place, crncyCd),
    coinList: coinsAt(place, crncyCd),
  };
}
