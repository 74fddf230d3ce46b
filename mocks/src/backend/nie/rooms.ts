import type { FeeRule } from '@wallet/kit/booking';
import { addDays, weekday } from '@wallet/kit/format';
import type { Words } from '../language.ts';
import type { World } from '../room.ts';
import { daysUntil, firstDay, isClosedOn, nextDay } from './calendar.ts';
import { terms } from './classes.ts';

const words = (ko: string, en: string): Words => ({ ko, en });

/** Booked so many days ahead, for so many nights. */
export const AHEAD = 60;
export const NIGHTS = 2;

export interface Room {
  roomId: string;
  roomNm: Words;
  roomCtnt: Words;
  mxmmCnt: 4 | 6;
}
const kindOf = {
  4: { text: words('온돌방과 거실, 4명까지', 'Heated floor and living room, up to 4'), price: 60_000 },
  6: { text: words('방 두 개와 거실, 6명까지', 'Two rooms and a living room, up to 6'), price: 90_000 },
} as const;
export const rooms: readonly Room[] = (
  [
    ['R01', '수달', 'Otter', 4],
    ['R02', '너구리', 'Raccoon dog', 4],
    ['R03', '고라니', 'Water deer', 4],
    ['R04', '노루', 'Roe deer', 4],
    ['R05', '담비', 'Marten', 4],
    ['R06', '삵', 'Leopard cat', 6],
    ['R07', '산양', 'Goral', 6],
    ['R08', '반달곰', 'Moon bear', 6],
  ] as const
).map(([roomId, ko, en, mxmmCnt]) => ({
  roomId,
  mxmmCnt,
  roomNm: words(`${ko}방`, `${en} room`),
  roomCtnt: kindOf[mxmmCnt].text,
}));
export const priceOf = ({ mxmmCnt }: Room): number => kindOf[mxmmCnt].price;

/** The fourth week is closed for repairs. */
export const isRepaired = (world: World, ymd: string): boolean =>
  ymd >= addDays(firstDay(world), 21) && ymd <= addDays(firstDay(world), 27);

/** Whether others have it: next Saturday all but one, other weekends most, else one in five. */
export function isOthers(world: World, roomId: string, ymd: string): boolean {
  if (ymd === nextDay(world, 6)) return roomId !== 'R03';
  const spread = Number(ymd.slice(6)) * 3 + Number(roomId.slice(1)) * 7;
  return [5, 6].includes(weekday(ymd)) ? spread % 4 !== 0 : spread % 5 === 0;
}

/** What is done on a day of a stay. */
interface Programme {
  id: string;
  progrmNm: Words;
  /** on the day of arrival and between, or on the mornings after */
  at: 'evening' | 'morning';
  beginTime: string;
  endTime: string;
  price: number;
  cpcty: number;
}
const programmes: readonly Programme[] = [
  {
    id: 'P1',
    progrmNm: words('에코리움 해설', 'Guided Ecorium'),
    at: 'evening',
    price: 0,
    cpcty: 20,

    beginTime: '1600',
    endTime: '1700',
  },
  {
    id: 'P2',
    progrmNm: words('밤 곤충 탐사', 'Insects at night'),
    at: 'evening',
    price: 10_000,

    cpcty: 16,
    beginTime: '1900',
    endTime: '2030',
  },
  {
    id: 'P3',
    progrmNm: words('별빛 산책', 'Starlight walk'),
    at: 'evening',
    price: 5000,
    cpcty: 20,

    beginTime: '2000',
    endTime: '2100',
  },
  {
    id: 'P4',
    progrmNm: words('아침 새 관찰', 'Morning birds'),
    at: 'morning',
    price: 5000,
    cpcty: 12,

    beginTime: '0730',
    endTime: '0900',
  },
];
/** `P2-20261203` as the programme and its day. */
export function programmeAt(progrmNo: string) {
  const [id, ymd = ''] = progrmNo.split('-');
  const found = programmes.find((one) => one.id === id);
  return found && ymd !== '' ? { ...found, progrmNo, ymd } : undefined;
}
/** Of a stay, day by day; on closed days there is none. */
export function programmesOf(bgnDe: string, endDe: string) {
  return daysUntil(bgnDe, endDe)
    .filter((ymd) => !isClosedOn(ymd))
    .flatMap((ymd) =>
      programmes
        .filter(({ at }) => (at === 'evening' ? ymd < endDe : ymd > bgnDe))
        .map((one) => ({ ...one, ymd, progrmNo: `${one.id}-${ymd}` })),
    )
    .toSorted((a, b) => `${a.ymd}${a.beginTime}`.localeCompare(`${b.ymd}${b.beginTime}`));
}

const usual = [
  { minDayCnt: 2, feeRt: 0 },
  { minDayCnt: 1, feeRt: 10 },
  { minDayCnt: 0, feeRt: 20 },
] as const;
const season = [
  { minDayCnt: 10, feeRt: 0 },
  { minDayCnt: 7, feeRt: 10 },
  { minDayCnt: 5, feeRt: 30 },
  { minDayCnt: 3, feeRt: 50 },
  { minDayCnt: 0, feeRt: 80 },
] as const;
export const isSeason = (ymd: string): boolean => ymd.slice(4) >= '0715' && ymd.slice(4) <= '0824';
/** What cancelling keeps, by the day of arrival. */
export const feesOf = (bgnDe: string) => (isSeason(bgnDe) ? season : usual);
export const ruleOf = ({ minDayCnt, feeRt }: { minDayCnt: number; feeRt: number }): FeeRule => ({
  until: { days: minDayCnt },
  percent: feeRt,
});

export const rules: readonly Words[] = [
  words('15시에 들어와 다음 날 11시까지 나가요.', 'In at 15:00, out by 11:00.'),
  words('예약자 본인이 신분증을 가지고 와야 입실할 수 있어요.', 'The booker comes in person, with ID.'),
  words('취사와 음주는 할 수 없고 수건은 가져와요.', 'No cooking or drinking; bring towels.'),
  words('정해진 인원보다 많이 묵을 수 없어요.', 'No more guests than the room is for.'),
];
export const roomTerms = terms(
  '숙박은 프로그램과 함께 예약해요.\n예약자 본인이 신분증을 가지고 와야 입실할 수 있어요.\n취소하면 남은 날에 따라 위약금을 빼고 환불해요.',
  'A room goes with a programme.\nThe booker comes in person, with ID.\nCancelling costs what the table says.',
);
