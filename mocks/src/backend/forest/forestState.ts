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
    bookings: [stayLastMonth(world)],
    educationBookings: [],
    tickets: [],
    members: new Map(),
    phoneChecks: new Map(),
  };
}

/** The persona `member` has been here before, so that the list of stays is not bare. */
function stayLastMonth(world: World): Booking {
  const today = seoulDay(world.now());
  const [ckinYmd, ckutYmd] = [plusDays(today, -30), plusDays(today, -28)];
  const found = findRoom('F05R1');
  const nightList = daysUntil(ckinYmd, ckutYmd).map((ymd) => ({
    ymd,
    amt: found ? nightAmount(found.room, ymd) : 0,
  }));
  return {
    bkngNo: `FB${plusDays(today, -45)}-0000`,
    memberId: 'W000000001',
    intentId: 'last-month',
    ...{ roomId: 'F05R1', ckinYmd, ckutYmd, prsnCnt: 3, carCnt: 1 },
    ...{ bkrNm: '김하늘', bkrMtlno: '01055551201', needCdList: [], reqCtnt: '' },
    nightList,
    totAmt: nightList.reduce((sum, { amt }) => sum + amt, 0),
    bkngStcd: 'PAID',
    payStcd: 'PAID',
    payToken: null,
    expiresAt: 0,
    bkngDttm: seoulTime(new Date(world.now().getTime() - 45 * 86_400_000)),
    cnclFeeAmt: null,
    cnclRfndAmt: null,
  };
}
