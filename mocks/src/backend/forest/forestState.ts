import type { World } from '../room.ts';
import type { Booking } from './bookings.ts';
import { daysUntil, plusDays, seoulDay, seoulTime } from './days.ts';
import type { EducationBooking } from './educations.ts';
import { findRoom } from './forests.ts';
import type { ForestMember, PhoneCheck } from './members.ts';
import { nightAmount } from './nights.ts';
import type { Ticket } from './tickets.ts';

/** What the forest service remembers in one world. */
export interface ForestState {
  /** Today when this world began: what is taken by others hangs on it and does not move at midnight. */
  firstDay: string;
  bookings: Booking[];
  educationBookings: EducationBooking[];
  tickets: Ticket[];
  members: Map<string, ForestMember>;
  phoneChecks: Map<string, PhoneCheck>;
}

export function forestState(world: World): ForestState {
  return world.room('forest', begin);
}

/** A number customers can read out: `FB20261121-0001`. */
export function nextNo(world: World, kind: 'FB' | 'FE' | 'FT'): string {
  const count = String(world.nextNumber(`forest.${kind}`)).padStart(4, '0');
  return `${kind}${seoulDay(world.now())}-${count}`;
}

function begin(world: World): ForestState {
  return {
    firstDay: seoulDay(world.now()),
    bookings: [stayLastMonth(world), stayNext(world)],
    educationBookings: [],
    tickets: [],
    members: new Map(),
    phoneChecks: new Map(),
  };
}

/** The persona `member` has been here before, so that the list of stays is not bare. */
const stayLastMonth = (world: World) =>
  stayOfMember(world, { roomId: 'F05R1', from: -30, nights: 2, booked: -45, intentId: 'last-month' });

/** And comes again, so that home and the list show what is ahead. */
const stayNext = (world: World) =>
  stayOfMember(world, { roomId: 'F01R1', from: 5, nights: 1, booked: -9, intentId: 'next' });

interface SeededStay {
  roomId: string;
  /** the first night, in days from today */
  from: number;
  nights: number;
  /** when it was booked, in days from today */
  booked: number;
  intentId: string;
}

function stayOfMember(world: World, { roomId, from, nights, booked, intentId }: SeededStay): Booking {
  const today = seoulDay(world.now());
  const [ckinYmd, ckutYmd] = [plusDays(today, from), plusDays(today, from + nights)];
  const found = findRoom(roomId);
  const nightList = daysUntil(ckinYmd, ckutYmd).map((ymd) => ({
    ymd,
    amt: found ? nightAmount(found.room, ymd) : 0,
  }));
  return {
    bkngNo: `FB${plusDays(today, booked)}-0000`,
    memberId: 'W000000001',
    intentId,

    roomId,
    ckinYmd,
    ckutYmd,
    prsnCnt: 3,
    carCnt: 1,

    bkrNm: '김하늘',
    bkrMtlno: '01055551201',
    needCdList: [],
    reqCtnt: '',
    nightList,
    totAmt: nightList.reduce((sum, { amt }) => sum + amt, 0),
    bkngStcd: 'PAID',
    payStcd: 'PAID',
    payToken: null,
    expiresAt: 0,
    bkngDttm: seoulTime(new Date(world.now().getTime() + booked * 86_400_000)),
    cnclFeeAmt: null,
    cnclRfndAmt: null,
  };
}
