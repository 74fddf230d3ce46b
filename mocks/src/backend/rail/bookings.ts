import { addDays, maskName } from '@wallet/kit/format';
import type { DueTask } from '../due.ts';
import { moveToSeller } from '../gateway/charge.ts';
import { type Language, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { personas } from '../personas.ts';
import type { WirePerson, World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  latePercent,
  lateRefund,
  type PassengerCode,
  passengerName,
  priceOf,
  returnFees,
  type SeatClass,
} from './tariff.ts';
import { instantOf, momentOf, type Ride, rideOf, stationName, type Train, trainOf } from './trains.ts';

export interface Ticket {
  tcktNo: string;
  psgrCd: PassengerCode;
  scarNo: string;
  /** empty: standing */
  seatNo: string;
  /** won paid, and what was taken off */
  tcktAmt: number;
  dscntAmt: number;
  /** VALD good, RTND given back, STOP the railway stopped the train */
  stt: 'VALD' | 'RTND' | 'STOP';
  /** whose wallet it is in: the buyer's, or of who received it */
  ownerId: string;
  feeAmt: number;
  rfndAmt: number;
  /** what came back because the train was late */
  lateAmt: number;
}

/** CNCL was given up, OVER not paid in time, BACK paid too late: the money went back. PAID has no tickets yet. */
export interface Booking {
  bkngNo: string;
  memberId: string;
  /** the Idempotency-Key of its hold */
  intentId: string;
  trnNo: string;
  runYmd: string;
  from: string;
  to: string;
  cls: SeatClass;
  stt: 'HOLD' | 'PAID' | 'DONE' | 'CNCL' | 'OVER' | 'BACK';
  /** ms */
  expiresAt: number;
  paidAt: number;
  payToken: string | null;
  /** how the last visit to the payment page ended, while it is still held */
  payEnd: 'WAIT' | 'RFSD' | 'LEFT';
  tickets: Ticket[];
  /** Idempotency-Keys of what was given back */
  rtnKeys: string[];
}

export interface Gift {
  linkId: string;
  intentId: string;
  bkngNo: string;
  tcktNos: string[];
  fromId: string;
  /** of whom it is for; empty: whoever has the link */
  phone: string;
  words: string;
  stt: 'SENT' | 'TAKN' | 'RFSD' | 'RCLD' | 'OVER';
  toId: string;
  hiddenFor: string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ISSUE = MINUTE;
/** A hold lasts ten minutes, five in the last twenty before departure. */
const holdMinutes = (untilDeparture: number) => (untilDeparture <= 20 * MINUTE ? 5 : 10);
/** A gift can be taken until so long before its train leaves. */
export const GIFT_ENDS = 10 * MINUTE;
const BOARDS = 30 * MINUTE;

export function rideOfBooking({ trnNo, runYmd, from, to }: Booking): Ride {
  const ride = rideOf(trainOf(trnNo) as Train, runYmd, from, to);
  if (!ride) throw new Error(`Train ${trnNo} does not go from ${from} to ${to}.`);
  return ride;
}

export const sumOf = ({ tickets }: Booking) => tickets.reduce((sum, { tcktAmt }) => sum + tcktAmt, 0);
export const departsAt = (booking: Booking) => instantOf(booking.runYmd, rideOfBooking(booking).from.at);
const arrivesAt = (booking: Booking) => {
  const { to, train } = rideOfBooking(booking);
  return instantOf(booking.runYmd, to.at + train.lateMin);
};

/** All bookings of this world. Holds, refunds and gifts that fall due are the work of `railDue`. */
export const bookingsNow = (world: World): Booking[] => world.room('rail.bookings', seeded);

/** All gifts of this world. */
export const giftsNow = (world: World): Gift[] => world.room('rail.gifts', seededGifts);

/** The first moment of several; undefined where there is none. */
const earliest = (due: readonly { at: number }[]): number | undefined =>
  due.length === 0 ? undefined : Math.min(...due.map(({ at }) => at));

/** The moment at which the work of one kind falls due, and what it does. */
interface Due {
  at: number;
  run(world: World): void;
}

function lateDue(booking: Booking): Due[] {
  const ride = rideOfBooking(booking);
  const { isStopped, lateMin } = ride.train;
  const good = booking.tickets.filter(({ stt, lateAmt }) => stt === 'VALD' && lateAmt === 0);
  if (isStopped || latePercent(lateMin) === 0 || good.length === 0) return [];
  return [
    {
      at: arrivesAt(booking),
      run(world) {
        for (const ticket of good) ticket.lateAmt = lateRefund(ride, booking.cls, ticket.tcktAmt);
        move(world, booking, -good.reduce((sum, { lateAmt }) => sum + lateAmt, 0));
        tell(world, booking, said.late);
      },
    },
  ];
}

function dueOf(booking: Booking): Due[] {
  if (booking.stt === 'HOLD')
    return [
      {
        at: booking.expiresAt,
        run() {
          booking.stt = 'OVER';
        },
      },
    ];
  if (booking.stt === 'PAID') return [{ at: booking.paidAt + ISSUE, run: (world) => issue(world, booking) }];
  return booking.stt === 'DONE' ? lateDue(booking) : [];
}

/** When a gift that waits goes back to the giver; undefined for one that does not wait. */
function giftUntil(world: World, gift: Gift): number | undefined {
  const booking = bookingsNow(world).find(({ bkngNo }) => bkngNo === gift.bkngNo);
  return gift.stt === 'SENT' && booking ? departsAt(booking) - GIFT_ENDS : undefined;
}

function giftDue(world: World, gift: Gift): Due[] {
  const booking = bookingsNow(world).find(({ bkngNo }) => bkngNo === gift.bkngNo);
  const at = giftUntil(world, gift);
  if (!booking || at === undefined) return [];
  return [
    {
      at,
      run(now) {
        gift.stt = 'OVER';
        const link = `/rail/FKS62000?linkId=${gift.linkId}`;
        tell(now, booking, said.giftBack, { memberId: gift.fromId, link });
      },
    },
  ];
}

const allDue = (world: World): Due[] => [
  ...bookingsNow(world).flatMap(dueOf),
  ...giftsNow(world).flatMap((gift) => giftDue(world, gift)),
];

/**
 * Holds that end, payments whose tickets nobody fetched, what late trains owe, and gifts that nobody took.
 * A ticket may be in another wallet than the one that bought it, so the work of all falls due for each member.
 */
export const railDue: DueTask = {
  nextAt: (member) => earliest(allDue(member.get('world'))),
  run(member) {
    const world = member.get('world');
    for (const { at, run } of allDue(world)) if (at <= world.now().getTime()) run(world);
  },
};

/** Makes the tickets of a paid booking. */
export function issue(world: World, booking: Booking): void {
  if (booking.stt !== 'PAID') return;
  booking.stt = 'DONE';
  tell(world, booking, said.bought);
}

export const ticketsOf = ({ tickets }: Booking, { tcktNos }: Gift) =>
  tickets.filter(({ tcktNo }) => tcktNos.includes(tcktNo));

export const said = {
  bought: { ko: '기차표를 예매했어요', en: 'Your train tickets are booked' },
  paidLate: { ko: '늦은 결제를 돌려드렸어요', en: 'A late payment was refunded' },
  returned: { ko: '기차표를 환불했어요', en: 'Train tickets were returned' },
  late: { ko: '열차가 늦어 일부를 돌려드렸어요', en: 'Your train was late. A part came back' },
  gift: { ko: '기차표 선물이 도착했어요', en: 'You were given a train ticket' },
  giftBack: { ko: '받지 않은 기차표 선물이 돌아왔어요', en: 'A train ticket that you gave has come back' },
  taken: { ko: '선물한 기차표를 받았어요', en: 'Your gift of a train ticket was received' },
} satisfies Record<string, Words>;

export const nameOfRide = (booking: Booking, language: Language) =>
  `${stationName(booking.from)[language]} → ${stationName(booking.to)[language]}`;

export function tell(world: World, booking: Booking, title: Words, to?: { memberId: string; link: string }) {
  const when = momentOf(booking.runYmd, rideOfBooking(booking).from.at).replace(
    /(.{4})(..)(..)(..)(..).*/,
    '$1.$2.$3 $4:$5',
  );
  const text = { ko: `${nameOfRide(booking, 'ko')} · ${when}`, en: `${nameOfRide(booking, 'en')} · ${when}` };
  const link = to?.link ?? `/rail/FKS61000?ticketId=${booking.tickets[0]?.tcktNo ?? ''}`;
  notify(world, to?.memberId ?? booking.memberId, { title, text, link });
}

/** The world as the buyer sees it, whoever looks: their account is charged, and theirs is given back to. */
export function buyersWorld(world: World, { memberId }: Booking): World {
  const buyer = personas.find(({ person }) => person?.walletMberIdnfiNo === memberId);
  return world.as({ person: buyer?.person ?? null, personaId: buyer?.id ?? '' });
}

/** Moves won from the buyer to the railway, or back where negative. */
export const move = (world: World, booking: Booking, amount: number): void =>
  moveToSeller(buyersWorld(world, booking), 'rail', booking, amount);

type Wanted = Pick<Booking, 'memberId' | 'intentId' | 'trnNo' | 'runYmd' | 'from' | 'to' | 'cls'> & {
  people: readonly PassengerCode[];
  scarNo: string;
  seats: readonly string[];
};

export function newBooking(world: World, { people, scarNo, seats, ...rest }: Wanted): Booking {
  const no = String(world.nextNumber('rail.booking')).padStart(4, '0');
  const booking: Booking = {
    ...rest,

    bkngNo: `R${seoulDate(world.now())}${no}`,
    stt: 'HOLD',
    expiresAt: 0,
    paidAt: 0,
    payToken: null,

    payEnd: 'WAIT',
    rtnKeys: [],
    tickets: [],
  };
  booking.tickets = people.map((psgrCd, at) => ({
    tcktNo: `T${no}${String(at + 1).padStart(2, '0')}`,

    psgrCd,
    scarNo,
    seatNo: seats[at] ?? '',
    stt: 'VALD',
    ownerId: rest.memberId,
    ...priceOf(rideOfBooking(booking), rest.cls, psgrCd),

    feeAmt: 0,
    rfndAmt: 0,
    lateAmt: 0,
  }));
  const now = world.now().getTime();
  booking.expiresAt = now + holdMinutes(departsAt(booking) - now) * MINUTE;
  return booking;
}

/** How a ticket stands for somebody: GIFT waits to be received, GIVN is in another wallet. */
export function stateOf(world: World, booking: Booking, ticket: Ticket, memberId: string): string {
  const now = world.now().getTime();
  if (ticket.stt !== 'VALD') return ticket.stt;
  if (ticket.ownerId !== memberId) return 'GIVN';
  if (giftOf(world, ticket)) return 'GIFT';
  if (arrivesAt(booking) <= now) return 'USED';
  return departsAt(booking) - BOARDS <= now ? 'BORD' : 'VALD';
}
export const giftOf = (world: World, { tcktNo }: Ticket) =>
  giftsNow(world).find(({ stt, tcktNos }) => stt === 'SENT' && tcktNos.includes(tcktNo));

export function rideToWire({ train, ymd, from, to }: Ride, language: Language) {
  return {
    ...spoken({ dptStnNm: stationName(from.stnCd), arvStnNm: stationName(to.stnCd) }, language),

    trnNo: train.trnNo,
    trnKnd: train.trnKnd,
    runYmd: ymd,
    dptStnCd: from.stnCd,
    arvStnCd: to.stnCd,

    dptDttm: momentOf(ymd, from.at),
    arvDttm: momentOf(ymd, to.at),

    lateCnt: train.lateMin,
    lateRt: latePercent(train.lateMin),
    stopYn: train.isStopped ? 'Y' : 'N',
  };
}

/** A booking as one of its people sees it: the buyer all tickets, who received some of them those. */
export function toWire(world: World, booking: Booking, memberId: string, language: Language) {
  const { bkngNo, stt, cls, expiresAt, tickets, runYmd, trnNo } = booking;
  const isMine = booking.memberId === memberId;
  const now = world.now().getTime();
  return {
    ...rideToWire(rideOfBooking(booking), language),

    bkngNo,
    bkngStt: stt,
    cls,
    payAmt: isMine ? sumOf(booking) : 0,
    mineYn: isMine ? 'Y' : 'N',
    expSS: stt === 'HOLD' ? Math.ceil((expiresAt - now) / 1000) : null,
    tcktList: tickets
      .filter((ticket) => isMine || ticket.ownerId === memberId)
      .map((ticket) => ({
        tcktNo: ticket.tcktNo,
        psgrCd: ticket.psgrCd,
        psgrNm: passengerName(ticket.psgrCd)[language],

        scarNo: ticket.scarNo,
        seatNo: ticket.seatNo,

        tcktAmt: ticket.tcktAmt,
        dscntAmt: ticket.dscntAmt,
        feeAmt: ticket.feeAmt,

        rfndAmt: ticket.rfndAmt,
        lateAmt: ticket.lateAmt,
        tcktStt: stateOf(world, booking, ticket, memberId),
        linkId: giftOf(world, ticket)?.linkId ?? '',
        // The guard reads it without a network: it says for itself which train it is good for.
        qrCtnt: ticket.ownerId === memberId ? `${ticket.tcktNo}.${trnNo}.${runYmd}.${ticket.seatNo}` : '',
      })),
  };
}

const nameOf = (memberId: string) =>
  maskName(personas.find(({ person }) => person?.walletMberIdnfiNo === memberId)?.person?.custName ?? '');

/** Who may take or refuse a gift: with a number the member of that number alone, else whoever has the link. */
export const isFor = ({ phone }: Gift, person: WirePerson | null): boolean =>
  phone === '' || phone === person?.phone;

export function giftToWire(world: World, gift: Gift, language: Language) {
  const { person } = world;
  const me = person?.walletMberIdnfiNo ?? '';
  const booking = bookingsNow(world).find(({ bkngNo }) => bkngNo === gift.bkngNo) as Booking;
  const isMine = me !== '' && gift.fromId === me;
  return {
    ...rideToWire(rideOfBooking(booking), language),

    linkId: gift.linkId,
    giftStt: gift.stt,
    giftMsg: gift.words,
    cnt: gift.tcktNos.length,

    fromNm: nameOf(gift.fromId),
    toNm: gift.toId === '' ? '' : nameOf(gift.toId),

    sentYn: isMine ? 'Y' : 'N',
    tcktNo: gift.tcktNos[0],
    // Only the giver reads the number. A visitor is asked who they are before they are refused.
    rcvrTelno: isMine ? gift.phone : '',
    forMeYn: person === null || isFor(gift, person) ? 'Y' : 'N',
    toMeYn: me !== '' && gift.toId === me ? 'Y' : 'N',
    endDttm: seoulTime(new Date(departsAt(booking) - GIFT_ENDS)),
  };
}

/**
 * The persona `member` goes to Busan for two tomorrow, has a gift that waits for the persona `employee`, a ticket that
 * was given back, one of a train that was stopped, and came by a train that was late. What was paid and refunded before
 * the world began is not in its ledger.
 */
function seeded(world: World): Booking[] {
  const today = seoulDate(world.now());
  const booking = (no: number, days: number, trnNo: string, seats: string[]): Booking => {
    const made = newBooking(world, {
      memberId: 'W000000001',
      intentId: `rail-seed-${no}`,
      trnNo,
      runYmd: addDays(today, days),

      from: '0001',
      to: '0011',
      cls: 'G',
      people: seats.map(() => '1'),
      scarNo: '5',
      seats,
    });
    const paidAt = Math.min(world.now().getTime() - DAY, departsAt(made) - 5 * DAY);
    return Object.assign(made, { stt: 'DONE' as const, paidAt });
  };
  const [returned, stopped, late] = [
    booking(3, 5, '001', ['2A']),
    booking(4, 2, '025', ['9C']),
    booking(5, -2, '005', ['3B']),
  ];
  const paid = returned.tickets.map(({ tcktAmt }) => tcktAmt);
  const cost = returnFees(rideOfBooking(returned), paid, new Date(returned.paidAt + DAY / 2));
  returned.tickets.forEach((ticket, at) => {
    const feeAmt = cost?.fees[at] ?? 0;
    Object.assign(ticket, { stt: 'RTND', feeAmt, rfndAmt: ticket.tcktAmt - feeAmt });
  });
  for (const ticket of stopped.tickets) Object.assign(ticket, { stt: 'STOP', rfndAmt: ticket.tcktAmt });
  for (const ticket of late.tickets)
    ticket.lateAmt = lateRefund(rideOfBooking(late), late.cls, ticket.tcktAmt);
  return [booking(1, 1, '019', ['5A', '5B']), booking(2, 3, '013', ['7D']), returned, stopped, late];
}

function seededGifts(world: World): Gift[] {
  const booking = bookingsNow(world).find(({ trnNo }) => trnNo === '013');
  if (!booking) return [];
  const phone = personas.find(({ id }) => id === 'employee')?.phone ?? '';
  return [
    {
      linkId: 'GL000001',
      intentId: 'rail-seed-gift',
      bkngNo: booking.bkngNo,
      phone,
      stt: 'SENT',

      tcktNos: booking.tickets.map(({ tcktNo }) => tcktNo),
      fromId: booking.memberId,
      toId: '',

      words: '조심히 다녀와요',
      hiddenFor: [],
    },
  ];
}
