import { addDays, instantOf } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import type { HoldingsOf } from '../holdings.ts';
import type { Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { memberOf, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';

/** A flight of one day as the feed tells it; times are YYYYMMDDhhmm by the clocks of Seoul. */
export interface Flight {
  flightId: string;
  airlineNm: Words;
  airportCode: string;
  airportNm: Words;
  terminalId: 'P01' | 'P02' | 'P03';
  scheduleDateTime: string;
  estimatedDateTime: string;
  gateNumber: string;
  /** as it was planned; the same where it has not changed */
  bfGateNumber: string;
  chkinRange: string;
  remark: 'NONE' | 'BRDG' | 'LAST' | 'CLSD' | 'DPTD' | 'DLAY' | 'CNCL' | 'DVRT';
  /** the number that the plane itself flies under; empty for that one */
  masterFlightId: string;
  arrvYn: 'Y' | 'N';
}

/** What was changed of the feed since the world began, by flight key. */
interface Change {
  gateNumber?: string;
  lateMin?: number;
  off?: 'CNCL' | 'DVRT';
}

const airlines: Readonly<Record<string, readonly [Words, Flight['terminalId']]>> = {
  KE: [{ ko: '대한항공', en: 'Korean Air' }, 'P03'],
  OZ: [{ ko: '아시아나항공', en: 'Asiana Airlines' }, 'P03'],
  DL: [{ ko: '델타항공', en: 'Delta Air Lines' }, 'P03'],
  '7C': [{ ko: '제주항공', en: 'Jeju Air' }, 'P01'],
  TW: [{ ko: '티웨이항공', en: "T'way Air" }, 'P01'],
  CX: [{ ko: '캐세이퍼시픽', en: 'Cathay Pacific' }, 'P02'],
  SQ: [{ ko: '싱가포르항공', en: 'Singapore Airlines' }, 'P01'],
};
/** Airlines by their code, as the feed names them (3-identity-and-services s3: instanceCode, instanceContent). */
export const airlineCodes = Object.entries(airlines).map(([instanceCode, [instanceContent]]) => ({
  instanceCode,
  instanceContent,
}));
const airports: Readonly<Record<string, Words>> = {
  NRT: { ko: '도쿄 나리타', en: 'Tokyo Narita' },
  KIX: { ko: '오사카 간사이', en: 'Osaka Kansai' },
  FUK: { ko: '후쿠오카', en: 'Fukuoka' },
  HKG: { ko: '홍콩', en: 'Hong Kong' },
  BKK: { ko: '방콕', en: 'Bangkok' },
  SIN: { ko: '싱가포르', en: 'Singapore' },
  ATL: { ko: '애틀랜타', en: 'Atlanta' },
  CDG: { ko: '파리 샤를드골', en: 'Paris CDG' },
};

type Row = readonly [flightId: string, airport: string, time: string, gate: string, master?: string];

/** The same each day: the plane at the end of the night leaves after midnight, and TW201 flies twice. */
const named: readonly Row[] = [
  ['TW201', 'FUK', '0035', '31'],
  ['TW201', 'FUK', '0830', '32'],
  ['OZ102', 'NRT', '0940', '249'],
  ['KE701', 'NRT', '1000', '253'],
  ['7C1301', 'FUK', '1120', '27'],
  ['DL158', 'ATL', '1240', '231'],
  ['KE5035', 'ATL', '1240', '231', 'DL158'],
  ['CX411', 'HKG', '1310', '118'],
  ['OZ501', 'CDG', '1430', '245'],
  ['SQ607', 'SIN', '1450', '38'],
  ['7C2107', 'BKK', '1730', ''],
  ['KE645', 'SIN', '1835', '241'],
];
/** Who flies the rest of the day, where to, and from which gates of their terminal. */
const carriers: readonly { code: string; cities: readonly string[]; firstGate: number }[] = [
  { code: 'KE', cities: ['NRT', 'ATL', 'BKK', 'CDG', 'SIN', 'HKG'], firstGate: 230 },
  { code: 'OZ', cities: ['KIX', 'FUK', 'CDG', 'HKG', 'BKK'], firstGate: 250 },
  { code: '7C', cities: ['NRT', 'KIX', 'FUK', 'BKK', 'HKG'], firstGate: 6 },
  { code: 'TW', cities: ['FUK', 'KIX', 'BKK', 'NRT'], firstGate: 20 },
];
/** The rest of the day: a plane each 20 minutes from six o'clock. */
const filling: readonly Row[] = Array.from({ length: 49 }, (_, place) => {
  const minutes = 365 + place * 20;
  const time = `${String(Math.trunc(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  const { code, cities, firstGate } = carriers[place % carriers.length] as (typeof carriers)[number];
  const turn = Math.trunc(place / carriers.length);
  return [
    `${code}${1400 + place * 2}`,
    cities[turn % cities.length] ?? 'NRT',
    time,
    `${firstGate + (turn % 12)}`,
  ];
});

/** Changes of the first day: one plane that does not fly, and one that is three hours late. */
const startingWith = (world: World): Map<string, Change> => {
  const today = seoulDate(world.now());
  return new Map<string, Change>([
    [`OZ501-${today}1430`, { off: 'CNCL' }],
    [`KE645-${today}1835`, { lateMin: 180 }],
  ]);
};
const changesOf = (world: World) => world.room('htoa.changes', () => startingWith(world));

export const keyOf = ({ flightId, scheduleDateTime }: Flight) => `${flightId}-${scheduleDateTime}`;

const later = (time: string, minutes: number) =>
  seoulTime(new Date(instantOf(time) + minutes * 60_000)).slice(0, 12);

function remarkOf(world: World, at: string, { lateMin = 0, off }: Change): Flight['remark'] {
  if (off) return off;
  const left = (instantOf(at) - world.now().getTime()) / 60_000;
  if (left < 0) return 'DPTD';
  if (left < 10) return 'CLSD';
  if (left < 20) return 'LAST';
  if (left < 45) return 'BRDG';
  return lateMin > 0 ? 'DLAY' : 'NONE';
}

function toFlight(world: World, ymd: string, row: Row, arrvYn: 'Y' | 'N'): Flight {
  const [flightId, airportCode, time, gate, masterFlightId = ''] = row;
  const scheduleDateTime = `${ymd}${time}`;
  const change = changesOf(world).get(`${flightId}-${scheduleDateTime}`) ?? {};
  const estimatedDateTime = later(scheduleDateTime, change.lateMin ?? 0);
  const [airlineNm, terminalId] = airlines[flightId.slice(0, 2)] ?? [{ ko: flightId, en: flightId }, 'P01'];
  return {
    flightId,
    airlineNm,
    airportCode,
    airportNm: airports[airportCode] ?? airlineNm,
    terminalId,

    scheduleDateTime,
    estimatedDateTime,
    gateNumber: change.gateNumber ?? gate,
    masterFlightId,
    arrvYn,
    bfGateNumber: gate,
    chkinRange:
      arrvYn === 'Y' ? '' : `${terminalId === 'P03' ? 'D' : 'J'}01-${terminalId === 'P03' ? 'D' : 'J'}18`,
    remark: remarkOf(world, estimatedDateTime, change),
  };
}

/** All flights of a day, the earliest first. */
export function flightsOf(world: World, ymd: string, arrvYn: 'Y' | 'N' = 'N'): Flight[] {
  // What arrives flies under the next number, later by an hour: nothing else is needed of it.
  const rows = arrvYn === 'N' ? [...named, ...filling] : filling.map(arriving);
  return rows
    .map((row) => toFlight(world, ymd, row, arrvYn))
    .sort((a, b) => a.scheduleDateTime.localeCompare(b.scheduleDateTime));
}

const arriving = ([flightId, airport, time, gate]: Row): Row => [
  `${flightId.slice(0, 2)}${Number(flightId.slice(2)) + 1}`,
  airport,
  time,
  gate,
];

/** A flight by its key, number and planned time: a number can fly twice in a day. */
export function flightAt(world: World, key: string): Flight | undefined {
  const [, ymd = ''] = /^\w{3,6}-(\d{8})\d{4}$/.exec(key) ?? [];
  const isNear = ymd >= addDays(seoulDate(world.now()), -1) && ymd <= addDays(seoulDate(world.now()), 2);
  if (!isNear) return undefined;
  return [...flightsOf(world, ymd), ...flightsOf(world, ymd, 'Y')].find((one) => keyOf(one) === key);
}

const shownGate = (gate: string) => gate || '-';

/** Who watches which flight; a watcher is told of what changes. */
export const watchersOf = (world: World) => world.room('htoa.watchers', () => new Map<string, string>());

/** Changes a flight, and tells everybody who watches it. */
export function changeFlight(world: World, key: string, change: Change): void {
  const before = flightAt(world, key);
  changesOf(world).set(key, { ...changesOf(world).get(key), ...change });
  const after = flightAt(world, key);
  if (!before || !after) return;
  const name = after.flightId;
  const text: Words =
    change.off !== undefined
      ? { ko: '결항됐어요. 항공사에 문의해 주세요.', en: 'It is cancelled. Please ask the airline.' }
      : change.gateNumber !== undefined
        ? {
            ko: `탑승구가 ${shownGate(before.gateNumber)}번에서 ${shownGate(after.gateNumber)}번으로 바뀌었어요.`,
            en: `Its gate changed from ${shownGate(before.gateNumber)} to ${shownGate(after.gateNumber)}.`,
          }
        : { ko: `${change.lateMin}분 늦어졌어요.`, en: `It is ${change.lateMin} minutes late.` };
  for (const [memberId, watched] of watchersOf(world)) {
    if (watched === key)
      notify(world, memberId, {
        title: { ko: `${name} 소식이 있어요`, en: `News of ${name}` },
        text,
        link: `/htoa/FKT31100?flight=${key}`,
      });
  }
}

/** The gate of the plane to Tokyo changes when somebody who watches it looks for the third time. */
export function look(world: World, memberId: string, key: string): void {
  if (!key.startsWith('KE701-') || watchersOf(world).get(memberId) !== key) return;
  if (world.nextNumber(`htoa.looks.${memberId}.${key}`) === 3)
    changeFlight(world, key, { gateNumber: '258' });
}

/** A watch ends so long after its plane has left. */
const WATCH_ENDS = 3_600_000;

/** The end of a watch: an hour after the plane has left, or once the feed knows the flight no more. */
export const watchDue: DueTask = {
  nextAt(member) {
    const world = member.get('world');
    const key = watchersOf(world).get(memberOf(member).walletMberIdnfiNo);
    if (key === undefined) return undefined;
    const flight = flightAt(world, key);
    return flight ? instantOf(flight.estimatedDateTime) + WATCH_ENDS : world.now().getTime();
  },
  run(member) {
    watchersOf(member.get('world')).delete(memberOf(member).walletMberIdnfiNo);
  },
};

/** The flight that a member watches. */
export const watchHoldings: HoldingsOf = (member) => {
  const world = member.get('world');
  const flight = flightAt(world, watchersOf(world).get(memberOf(member).walletMberIdnfiNo) ?? '');
  if (!flight || flight.remark === 'DPTD') return [];
  return [
    {
      id: keyOf(flight),
      kind: 'BOOKING',
      name: {
        ko: `${flight.flightId} ${flight.airportNm.ko} 소식`,
        en: `News of ${flight.flightId} to ${flight.airportNm.en}`,
      },
      onLeave: 'ENDS',
      fate: { ko: '소식을 더 보내지 않아요.', en: 'No more news is sent.' },
      screen: `FKT31100?flight=${keyOf(flight)}`,
    },
  ];
};
