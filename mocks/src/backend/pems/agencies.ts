import { addDays, weekday } from '@wallet/kit/format';
import { holidayOn } from '../holidays.ts';
import type { Words } from '../language.ts';
import { type At, firstDay, refuse, today } from './animals.ts';
import { bookedOn } from './applications.ts';

interface Agency {
  agncId: string;
  agncNm: Words;
  rgn: Words;
  addr: Words;
  telno: string;
  lat: number;
  lon: number;
  opnTime: string;
  clsTime: string;
  /** weekdays on which it rests; 0 is Sunday */
  rest: readonly number[];
  /** sets chips; others give tags alone */
  chipYn: 'Y' | 'N';
  nghtYn: 'Y' | 'N';
  chipAmt: number;
  tagAmt: number;
}

const regions: Readonly<Record<string, Words>> = {
  Y: { ko: '영등포구', en: 'Yeongdeungpo-gu' },
  M: { ko: '마포구', en: 'Mapo-gu' },
  D: { ko: '동작구', en: 'Dongjak-gu' },
};
type Row = readonly [string, string, 'Y' | 'M' | 'D', number, number, string, string, string, 'chip' | 'tag'];
const rows: readonly Row[] = [
  ['한강동물병원', 'Hangang Animal Clinic', 'Y', 37.522, 126.932, '0900', '2000', '', 'chip'],
  ['여의나루동물의료센터', 'Yeouinaru Animal Hospital', 'Y', 37.527, 126.934, '0000', '2400', '', 'chip'],
  ['샛강동물병원', 'Saetgang Animal Clinic', 'Y', 37.517, 126.928, '1000', '1900', '0', 'chip'],
  ['당산동물병원', 'Dangsan Animal Clinic', 'Y', 37.534, 126.902, '0930', '1930', '0', 'chip'],
  ['영등포동물보호센터', 'Yeongdeungpo Animal Shelter', 'Y', 37.515, 126.907, '0900', '1800', '06', 'chip'],
  ['문래동물병원', 'Mullae Animal Clinic', 'Y', 37.518, 126.895, '1000', '2100', '3', 'chip'],
  ['마포나루동물병원', 'Mapo Naru Animal Clinic', 'M', 37.545, 126.944, '0900', '1900', '', 'chip'],
  ['공덕24시동물병원', 'Gongdeok 24h Animal Hospital', 'M', 37.544, 126.951, '0000', '2400', '', 'chip'],
  ['합정펫하우스', 'Hapjeong Pet House', 'M', 37.549, 126.914, '1100', '2000', '1', 'tag'],
  ['노들동물병원', 'Nodeul Animal Clinic', 'D', 37.513, 126.952, '1000', '1900', '', 'chip'],
  ['대방동물병원', 'Daebang Animal Clinic', 'D', 37.509, 126.926, '0930', '1830', '', 'chip'],
  ['신대방펫숍', 'Sindaebang Pet Shop', 'D', 37.493, 126.915, '1100', '2000', '2', 'tag'],
];
const streets: Readonly<Record<string, Words>> = {
  Y: { ko: '서울 영등포구 국제금융로', en: 'Gukjegeumyung-ro, Yeongdeungpo-gu, Seoul' },
  M: { ko: '서울 마포구 마포대로', en: 'Mapo-daero, Mapo-gu, Seoul' },
  D: { ko: '서울 동작구 노량진로', en: 'Noryangjin-ro, Dongjak-gu, Seoul' },
};

export const agencies: readonly Agency[] = rows.map(
  ([ko, en, rgn, lat, lon, opnTime, clsTime, rest, does], at) => ({
    agncId: `G${at + 1}`,
    agncNm: { ko, en },
    rgn: regions[rgn] as Words,
    lat,
    lon,
    opnTime,
    clsTime,
    addr: { ko: `${streets[rgn]?.ko} ${at * 7 + 8}`, en: `${at * 7 + 8} ${streets[rgn]?.en}` },

    telno: `02-2600-${String(1100 + at)}`,
    rest: [...rest].map(Number),

    chipYn: does === 'chip' ? 'Y' : 'N',
    nghtYn: clsTime === '2400' ? 'Y' : 'N',

    chipAmt: does === 'chip' ? 30_000 + (at % 4) * 10_000 : 0,
    tagAmt: 8000 + (at % 3) * 4000,
  }),
);
export const agencyAt = (agncId: string | undefined): Agency =>
  agencies.find((one) => one.agncId === agncId) ?? refuse('PEMS_NOT_FOUND', '대행 기관을 찾을 수 없어요.');

const PLACES = 3;
const AHEAD = 20;

/** The next three weeks of an agency: closed days, and what others have left; 마포나루 is full this week. */
export function daysOf(context: At, { agncId, rest }: Agency) {
  const bgnDe = addDays(today(context), 1);
  const first = firstDay(context.get('world'));
  const dayList = Array.from({ length: AHEAD }, (_, at) => addDays(bgnDe, at)).map((ymd) => {
    const isClosed = rest.includes(weekday(ymd)) || holidayOn(ymd) !== undefined;
    const others = agncId === 'G7' && ymd < addDays(first, 8) ? PLACES : Number(ymd.slice(7)) % PLACES;
    const remndr = isClosed ? 0 : Math.max(0, PLACES - others - bookedOn(context, agncId, ymd));
    return { ymd, rstYn: isClosed ? 'Y' : 'N', remndr };
  });
  return { bgnDe, endDe: addDays(bgnDe, AHEAD - 1), dayList };
}
