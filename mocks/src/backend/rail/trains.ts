import { addDays, instantOf as startOf } from '@wallet/kit/format';

/** Code, name, whether it is one of the main ones. */
const stationRows = [
  ['0001', '서울', 'Seoul', 'Y'],
  ['0002', '용산', 'Yongsan', 'Y'],
  ['0003', '광명', 'Gwangmyeong', 'N'],
  ['0004', '수원', 'Suwon', 'N'],
  ['0005', '천안아산', 'Cheonan-Asan', 'N'],
  ['0006', '오송', 'Osong', 'N'],
  ['0007', '대전', 'Daejeon', 'Y'],
  ['0008', '동대구', 'Dongdaegu', 'Y'],
  ['0009', '경주', 'Gyeongju', 'N'],
  ['0010', '울산', 'Ulsan', 'N'],
  ['0011', '부산', 'Busan', 'Y'],
  ['0012', '광주송정', 'Gwangju-Songjeong', 'Y'],
  ['0013', '목포', 'Mokpo', 'N'],
  ['0014', '평창', 'Pyeongchang', 'N'],
  ['0015', '강릉', 'Gangneung', 'Y'],
] as const;

export const stations = stationRows.map(([stnCd, ko, en, mainYn]) => ({ stnCd, stnNm: { ko, en }, mainYn }));
export const stationName = (stnCd: string) =>
  stations.find((one) => one.stnCd === stnCd)?.stnNm ?? { ko: stnCd, en: stnCd };

type TrainKind = 'KTX' | 'SNC' | 'CHR' | 'ITS' | 'ITM' | 'MGH';
/** How long against a KTX, and what it costs in hundredths of it; the least fare in won. */
const kinds: Readonly<Record<TrainKind, { pace: number; share: number; least: number; hasFirst: boolean }>> =
  {
    KTX: { pace: 1, share: 100, least: 8400, hasFirst: true },
    SNC: { pace: 1, share: 100, least: 8400, hasFirst: true },
    CHR: { pace: 0.95, share: 100, least: 8400, hasFirst: true },
    ITS: { pace: 1.8, share: 71, least: 4800, hasFirst: false },
    ITM: { pace: 1.8, share: 71, least: 4800, hasFirst: false },
    MGH: { pace: 2.1, share: 48, least: 2600, hasFirst: false },
  };

/** Station, won and minutes from where the line begins, and who stops there: all, the slow, or some of the fast. */
type LineStop = readonly [stnCd: string, won: number, minutes: number, who: 'all' | 'slow' | 'some'];
interface Line {
  stops: readonly LineStop[];
  first: number;
  /** minutes of the day at which the first and the last leave */
  from: number;
  until: number;
  count: number;
  kinds: readonly TrainKind[];
}
const lines: readonly Line[] = [
  {
    stops: [
      ['0001', 0, 0, 'all'],
      ['0003', 8400, 16, 'some'],
      ['0004', 5900, 22, 'slow'],
      ['0005', 14_100, 39, 'some'],
      ['0006', 18_500, 52, 'some'],
      ['0007', 23_700, 62, 'all'],
      ['0008', 43_500, 110, 'all'],
      ['0009', 49_300, 128, 'some'],
      ['0010', 53_500, 140, 'some'],
      ['0011', 59_800, 158, 'all'],
    ],

    first: 1,
    from: 313,
    until: 1348,
    count: 30,
    kinds: ['KTX', 'SNC', 'KTX', 'MGH', 'CHR', 'ITM', 'KTX', 'SNC', 'ITS', 'KTX'],
  },
  {
    stops: [
      ['0002', 0, 0, 'all'],
      ['0003', 8400, 14, 'some'],
      ['0005', 14_000, 37, 'some'],
      ['0006', 18_400, 50, 'all'],
      ['0012', 46_800, 112, 'all'],
      ['0013', 52_800, 150, 'all'],
    ],

    first: 401,
    from: 330,
    until: 1290,
    count: 12,
    kinds: ['KTX', 'SNC'],
  },
  {
    stops: [
      ['0001', 0, 0, 'all'],
      ['0014', 19_700, 91, 'some'],
      ['0015', 27_600, 116, 'all'],
    ],

    first: 801,
    from: 320,
    until: 1320,
    count: 12,
    kinds: ['SNC'],
  },
];

/** What makes some trains of the first line special, every day, by their place in it. */
const LATE = 2;
const FIRST_SOLD_OUT = 4;
const FULL = 7;
const STOPPED = 12;

interface Stop {
  stnCd: string;
  /** won from where the train begins, by a KTX */
  won: number;
  /** minutes since midnight of the day on which the train begins */
  at: number;
}

export interface Train {
  trnNo: string;
  trnKnd: TrainKind;
  stops: readonly Stop[];
  hasFirst: boolean;
  lateMin: number;
  isStopped: boolean;
  isFull: boolean;
  isFirstSoldOut: boolean;
}

function trainsOf(line: Line, isBack: boolean): Train[] {
  const whole = line.stops.at(-1) as LineStop;
  return Array.from({ length: line.count }, (_, place): Train => {
    const trnKnd = line.kinds[place % line.kinds.length] as TrainKind;
    const { pace, hasFirst } = kinds[trnKnd];
    const isSlow = pace > 1;
    const isExpress = place % 10 === 0;
    const begins = line.from + Math.round((place * (line.until - line.from)) / (line.count - 1));
    const stops = line.stops
      .filter(([, , , who], at) => {
        if (who === 'all') return true;
        return isSlow ? who === 'slow' : who === 'some' && !isExpress && (place + at) % 3 !== 0;
      })
      .map(([stnCd, won, minutes]) => {
        const way = isBack ? whole[2] - minutes : minutes;
        const at = begins + Math.round(way * pace * (isExpress ? 0.86 : 1));
        return { stnCd, won: isBack ? whole[1] - won : won, at };
      });
    const isSpecial = line.first === 1;
    return {
      trnNo: String(line.first + (isBack ? 1 : 0) + place * 2).padStart(3, '0'),

      trnKnd,
      hasFirst,
      stops: isBack ? stops.toReversed() : stops,
      lateMin: isSpecial && place === LATE ? 35 : 0,
      isStopped: isSpecial && place === STOPPED,
      isFull: isSpecial && place === FULL,
      isFirstSoldOut: isSpecial && place === FIRST_SOLD_OUT,
    };
  });
}

const trains: readonly Train[] = lines.flatMap((line) => [...trainsOf(line, false), ...trainsOf(line, true)]);
export const trainOf = (trnNo: string) => trains.find((one) => one.trnNo === trnNo);

/** A ride on a train of a day: the day is the one on which the train begins, even after midnight. */
export interface Ride {
  train: Train;
  ymd: string;
  from: Stop;
  to: Stop;
}

export function rideOf(train: Train, ymd: string, from: string, to: string): Ride | undefined {
  const [start, end] = [from, to].map((stnCd) => train.stops.find((stop) => stop.stnCd === stnCd));
  return start && end && start.at < end.at ? { train, ymd, from: start, to: end } : undefined;
}

export const ridesOf = (ymd: string, from: string, to: string): Ride[] =>
  trains
    .flatMap((train) => rideOf(train, ymd, from, to) ?? [])
    .toSorted((one, other) => one.from.at - other.from.at);

/** YYYYMMDDhhmmss of a minute of a train's day. */
export function momentOf(ymd: string, at: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${addDays(ymd, Math.floor(at / 1440))}${two(Math.floor((at % 1440) / 60))}${two(at % 60)}00`;
}

/** ms since 1970 of such a minute. */
export function instantOf(ymd: string, at: number): number {
  return startOf(ymd) + at * 60_000;
}

/** Won for a grown-up in the second class, fractions of a hundred dropped. */
export function fareOf({ train, from, to }: Ride): number {
  const { share, least } = kinds[train.trnKnd];
  return Math.max(least, Math.floor(((to.won - from.won) * share) / 10_000) * 100);
}

/** Where to change for a way that no train goes. */
export const changeAt = (from: string, to: string): string | undefined =>
  stations
    .map(({ stnCd }) => stnCd)
    .find((via) => ridesOf('20260101', from, via).length > 0 && ridesOf('20260101', via, to).length > 0);
