import { addDays, maskName } from '@wallet/kit/format';
import { moveToSeller } from '../gateway/charge.ts';
import { type Language, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { personas } from '../personas.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { lateShare, type PassengerCode, passengerName, priceOf, type SeatClass } from './tariff.ts';
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
/** A hold lasts ten minutes, five in the last twenty before departure. */
const holdMinutes = (untilDeparture: number) => (untilDeparture <= 20 * MINUTE ? 5 : 10);
const GIFT_ENDS = 10 * MINUTE;
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

/** All bookings as they stood when somebody looked last: home looks, and no money moves by that. */
export const bookingsSeen = (world: World): Booking[] => world.room('rail.bookings', seeded);

/** All bookings; every look ends holds whose time is up and pays what stopped and late trains owe. */
export function bookingsNow(world: World): Booking[] {
  const bookings = bookingsSeen(world);
  const now = world.now().getTime();
  for (const one of bookings) {
    if (one.stt === 'HOLD' && one.expiresAt <= now) one.stt = 'OVER';
    if (one.stt !== 'DONE') continue;
    const { isStopped, lateMin } = rideOfBooking(one).train;
    for (const ticket of one.tickets.filter(({ stt }) => stt === 'VALD')) {
      const owed = isStopped ? ticket.tcktAmt : (ticket.tcktAmt * lateShare(lateMin)) / 1000;
      if (owed === 0 || ticket.lateAmt > 0 || (!isStopped && arrivesAt(one) > now)) continue;
      ticket[isStopped ? 'rfndAmt' : 'lateAmt'] = Math.floor(owed);
      if (isStopped) ticket.stt = 'STOP';
      move(world, one, -Math.floor(owed));
      tell(world, one, isStopped ? said.stopped : said.late);
    }
  }
  return bookings;
}

/** All gifts; one that nobody took goes back ten minutes before the train leaves. */
export function giftsNow(world: World): Gift[] {
  const gifts = world.room('rail.gifts', seededGifts);
  const bookings = bookingsNow(world);
  for (const one of gifts) {
    const booking = bookings.find(({ bkngNo }) => bkngNo === one.bkngNo);
    if (one.stt !== 'SENT' || !booking) continue;
    const isGone = ticketsOf(booking, one).some(({ stt }) => stt !== 'VALD');
    if (isGone || departsAt(booking) - GIFT_ENDS <= world.now().getTime()) one.stt = 'OVER';
  }
  return gifts;
}
export const ticketsOf = ({ tickets }: Booking, { tcktNos }: Gift) =>
  tickets.filter(({ tcktNo }) => tcktNos.includes(tcktNo));

export const said = {
  bought: { ko: '기차표를 예매했어요', en: 'Your train tickets are booked' },
  paidLate: { ko: '늦은 결제를 돌려드렸어요', en: 'A late payment was refunded' },
  returned: { ko: '기차표를 환불했어요', en: 'Train tickets were returned' },
  stopped: { ko: '운행이 중지돼 전액 돌려드렸어요', en: 'The train was cancelled. All money was returned' },
  late: { ko: '열차가 늦어 일부를 돌려드렸어요', en: 'Your train was late. A part came back' },
  gift: { ko: '기차표 선물이 도착했어요', en: 'You were given a train ticket' },
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
    ...{ bkngNo: `R${seoulDate(world.now())}${no}`, stt: 'HOLD', expiresAt: 0, paidAt: 0, payToken: null },
    ...{ payEnd: 'WAIT', rtnKeys: [], tickets: [] },
  };
  booking.tickets = people.map((psgrCd, at) => ({
    tcktNo: `T${no}${String(at + 1).padStart(2, '0')}`,
    ...{ psgrCd, scarNo, seatNo: seats[at] ?? '', stt: 'VALD', ownerId: rest.memberId },
    ...priceOf(rideOfBooking(booking), rest.cls, psgrCd),
    ...{ feeAmt: 0, rfndAmt: 0, lateAmt: 0 },
  }));
  const now = world.now().getTime();
  booking.expiresAt = now + holdMinutes(departsAt(booking) - now) * MINUTE;
  return booking;
}

/** How a ticket stands for somebody: GIFT waits to be received, GIVN is in another wallet. */
function stateOf(world: World, booking: Booking, ticket: Ticket, memberId: string): string {
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
    ...{ trnNo: train.trnNo, trnKnd: train.trnKnd, runYmd: ymd, dptStnCd: from.stnCd, arvStnCd: to.stnCd },
    ...{ dptDttm: momentOf(ymd, from.at), arvDttm: momentOf(ymd, to.at) },
    ...{ lateCnt: train.lateMin, stopYn: train.isStopped ? 'Y' : 'N' },
  };
}

/** A booking as one of its people sees it: the buyer all tickets, who received some of them those. */
export function toWire(world: World, booking: Booking, memberId: string, language: Language) {
  const { bkngNo, stt, cls, expiresAt, tickets, runYmd, trnNo } = booking;
  const isMine = booking.memberId === memberId;
  const now = world.now().getTime();
  return {
    ...rideToWire(rideOfBooking(booking), language),
    ...{ bkngNo, bkngStt: stt, cls, payAmt: isMine ? sumOf(booking) : 0, mineYn: isMine ? 'Y' : 'N' },
    expSS: stt === 'HOLD' ? Math.ceil((expiresAt - now) / 1000) : null,
    tcktList: tickets
      .filter((ticket) => isMine || ticket.ownerId === memberId)
      .map((ticket) => ({
        ...{ tcktNo: ticket.tcktNo, psgrCd: ticket.psgrCd, psgrNm: passengerName(ticket.psgrCd)[language] },
        ...{ scarNo: ticket.scarNo, seatNo: ticket.seatNo },
        ...{ tcktAmt: ticket.tcktAmt, dscntAmt: ticket.dscntAmt, feeAmt: ticket.feeAmt },
        ...{ rfndAmt: ticket.rfndAmt, lateAmt: ticket.lateAmt },
        tcktStt: stateOf(world, booking, ticket, memberId),
        linkId: giftOf(world, ticket)?.linkId ?? '',
        // The guard reads it without a network: it says for itself which train it is good for.
        qrCtnt: ticket.ownerId === memberId ? `${ticket.tcktNo}.${trnNo}.${runYmd}.${ticket.seatNo}` : '',
      })),
  };
}

const nameOf = (memberId: string) =>
  maskName(personas.find(({ person }) => person?.walletMberIdnfiNo === memberId)?.person?.custName ?? '');

export function giftToWire(world: World, gift: Gift, memberId: string, language: Language) {
  const booking = bookingsNow(world).find(({ bkngNo }) => bkngNo === gift.bkngNo) as Booking;
  return {
    ...rideToWire(rideOfBooking(booking), language),
    ...{ linkId: gift.linkId, giftStt: gift.stt, giftMsg: gift.words, cnt: gift.tcktNos.length },
    ...{ fromNm: nameOf(gift.fromId), toNm: gift.toId === '' ? '' : nameOf(gift.toId) },
    ...{ sentYn: gift.fromId === memberId ? 'Y' : 'N', tcktNo: gift.tcktNos[0] },
  };
}

/**
 * The persona `member` goes to Busan for two tomorrow, has a gift that waits for the persona `employee`, a ticket that
 * was given back, one of a train that was stopped, and came by a train that was late.
 */
function seeded(world: World): Booking[] {
  const today = seoulDate(world.now());
  const booking = (
    no: number,
    days: number,
    trnNo: string,
    seats: string[],
    more: Partial<Ticket> = {},
  ): Booking => {
    const made = newBooking(world, {
      ...{ memberId: 'W000000001', intentId: `rail-seed-${no}`, trnNo, runYmd: addDays(today, days) },
      ...{ from: '0001', to: '0011', cls: 'G', people: seats.map(() => '1'), scarNo: '5', seats },
    });
    for (const ticket of made.tickets) Object.assign(ticket, more);
    return Object.assign(made, { stt: 'DONE' as const, paidAt: world.now().getTime() - 86_400_000 });
  };
  return [
    booking(1, 1, '019', ['5A', '5B']),
    booking(2, 3, '013', ['7D']),
    booking(3, 5, '001', ['2A'], { stt: 'RTND', feeAmt: 400, rfndAmt: 59_400 }),
    booking(4, 2, '025', ['9C']),
    booking(5, -2, '005', ['3B']),
  ];
}

function seededGifts(world: World): Gift[] {
  const booking = bookingsNow(world).find(({ trnNo }) => trnNo === '013');
  if (!booking) return [];
  const phone = personas.find(({ id }) => id === 'employee')?.phone ?? '';
  return [
    {
      ...{ linkId: 'GL000001', intentId: 'rail-seed-gift', bkngNo: booking.bkngNo, phone, stt: 'SENT' },
      ...{ tcktNos: booking.tickets.map(({ tcktNo }) => tcktNo), fromId: booking.memberId, toId: '' },
      ...{ words: '조심히 다녀와요', hiddenFor: [] },
    },
  ];
}
