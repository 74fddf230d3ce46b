import { cancelFee, type FeeRule } from '@wallet/kit/booking';
import { addDays, instantOf } from '@wallet/kit/format';
import { moveToSeller } from '../gateway/charge.ts';
import { type Language, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  type Exhibition,
  exhibitionOf,
  fees,
  firstDay,
  isRestDay,
  type Kind,
  kinds,
  PLACES,
  periodOf,
  takenByOthers,
} from './exhibitions.ts';

/** HOLD waits for payment, LATE was not paid in time, FREE gave way to a newer hold, GIVN was received as a gift. */
type Status = 'HOLD' | 'LATE' | 'FREE' | 'BOOK' | 'USED' | 'RTND' | 'GIFT' | 'GIVN' | 'CNCL';

export interface Ticket {
  tcktNo: string;
  memberId: string;
  /** The Idempotency-Key of its hold. */
  intentId: string;
  exhbId: string;
  ymd: string;
  ssnTime: string;
  kndList: { knd: Kind; cnt: number; untprc: number }[];
  tcktSttus: Status;
  /** ms */
  expiresAt: number;
  boughtAt: number;
  payToken: string | null;
  isAgreed: boolean;
  useDttm: string;
  rtnFeeAmt: number;
  rtnAmt: number;
  /** What its link as a gift says; empty where it is none. */
  gftNo: string;
  isGift: boolean;
  /** Idempotency-Keys of what was given back */
  rtnKeys: string[];
}

const HOLD_MS = 8 * 60_000;
const DAY_MS = 86_400_000;

export const countOf = ({ kndList }: Pick<Ticket, 'kndList'>) =>
  kndList.reduce((sum, { cnt }) => sum + cnt, 0);
export const sumOf = ({ kndList }: Pick<Ticket, 'kndList'>) =>
  kndList.reduce((sum, { cnt, untprc }) => sum + cnt * untprc, 0);

/** All tickets of the world; every look at them ends the holds whose time is up. */
export function ticketsNow(world: World): Ticket[] {
  const tickets = world.room('museum.tickets', seeded);
  const now = world.now().getTime();
  for (const one of tickets) if (one.tcktSttus === 'HOLD' && one.expiresAt <= now) one.tcktSttus = 'LATE';
  return tickets;
}

const counts = ({ tcktSttus }: Ticket) => ['HOLD', 'BOOK', 'USED', 'GIFT'].includes(tcktSttus);
export const inSession = (world: World, session: Pick<Ticket, 'exhbId' | 'ymd' | 'ssnTime'>) =>
  ticketsNow(world).filter(
    (one) =>
      counts(one) &&
      one.exhbId === session.exhbId &&
      one.ymd === session.ymd &&
      one.ssnTime === session.ssnTime,
  );

/** Places of a session that are left; none once it has begun, on a day of rest or out of the period. */
export function placesLeft(world: World, exhibition: Exhibition, ymd: string, ssnTime: string): number {
  const { bgngYmd, endYmd } = periodOf(world, exhibition);
  const isOff = exhibition.isCancelled || ymd < bgngYmd || ymd > endYmd || isRestDay(exhibition, ymd);
  if (isOff || beginsAt({ ymd, ssnTime }) <= world.now().getTime()) return 0;
  const sold = inSession(world, { exhbId: exhibition.exhbId, ymd, ssnTime });
  const taken = takenByOthers(world, exhibition, ymd, ssnTime);
  return Math.max(0, PLACES - taken - sold.reduce((sum, one) => sum + countOf(one), 0));
}

function beginsAt({ ymd, ssnTime }: Pick<Ticket, 'ymd' | 'ssnTime'>): number {
  return instantOf(`${ymd}${ssnTime}`);
}

/** A gift that no one has received returns to its giver an hour before the session. */
const GIFT_ENDS_MS = 60 * 60_000;
export const giftEndsAt = (ticket: Pick<Ticket, 'ymd' | 'ssnTime'>): number =>
  beginsAt(ticket) - GIFT_ENDS_MS;

/** Puts some of a ticket, or all of it, on its way as a gift; the rest stays a ticket of its giver. */
export function wrapGift(world: World, ticket: Ticket, given: Ticket['kndList']): Ticket {
  const rest = ticket.kndList.map((one, at) => ({ ...one, cnt: one.cnt - (given[at]?.cnt ?? 0) }));
  const { memberId, exhbId, ymd, ssnTime, intentId, boughtAt, isAgreed } = ticket;
  const gift =
    countOf({ kndList: rest }) === 0
      ? ticket
      : {
          ...newTicket(world, { memberId, exhbId, ymd, ssnTime, kndList: given }),
          intentId,
          boughtAt,
          isAgreed,
        };
  if (gift !== ticket) {
    ticket.kndList = rest;
    ticketsNow(world).push(gift);
  }
  gift.tcktSttus = 'GIFT';
  gift.gftNo = `G${crypto.randomUUID().slice(0, 8)}`;
  return gift;
}

export function unwrapGift(ticket: Ticket): void {
  ticket.tcktSttus = 'BOOK';
  ticket.gftNo = '';
}

/** Moves won from the customer to the museum, or back where negative. */
export const move = (world: World, ticket: Ticket, amount: number): void =>
  moveToSeller(world, 'museum', ticket, amount);

export function book(world: World, ticket: Ticket): void {
  Object.assign(ticket, { tcktSttus: 'BOOK', payToken: null, boughtAt: world.now().getTime() });
  tell(world, ticket, { ko: '입장권을 예매했어요', en: 'Your tickets are booked' });
}

export function tell(world: World, ticket: Ticket, title: Words): void {
  const { ko, en } = exhibitionOf(ticket.exhbId)?.exhbNm ?? { ko: '', en: '' };
  const when = `${ticket.ymd.replace(/(.{4})(..)(..)/, '$1.$2.$3')} ${ticket.ssnTime.replace(/^../, '$&:')}`;
  const text = { ko: `${ko} · ${when}`, en: `${en} · ${when}` };
  notify(world, ticket.memberId, { title, text, link: `/museum/FMU21000?tcktNo=${ticket.tcktNo}` });
}

/** What giving back some of a ticket costs now, by the table that counts for it. */
export function returnQuote(world: World, ticket: Ticket, given: Ticket['kndList']) {
  const at = world.now();
  if (ticket.tcktSttus !== 'BOOK' || ticket.isGift)
    throw new AnswerError('MUS_NO_RETURN', '환불할 수 없어요.');
  const paid = sumOf({ kndList: given });
  const isNew = at.getTime() - ticket.boughtAt < DAY_MS && seoulDate(at) <= addDays(ticket.ymd, -3);
  // Bought today and three days before: nothing is kept. A free ticket costs nothing either.
  const table = isNew
    ? [{ minDayCnt: 3, feeRt: 0 }]
    : sumOf(ticket) === 0
      ? [{ minDayCnt: 0, feeRt: 0 }]
      : fees;
  const rules = table.map(
    ({ minDayCnt, feeRt }): FeeRule => ({ until: { days: minDayCnt }, percent: feeRt }),
  );
  const cost = cancelFee(rules, { begins: `${ticket.ymd}${ticket.ssnTime}00`, paid, at });
  if (!cost) throw new AnswerError('MUS_BEGAN', '관람 시간이 시작돼 환불할 수 없어요.');
  return { feeAmt: cost.fee, rfndAmt: cost.refund, rulNo: rules.indexOf(cost.rule), feeList: table };
}

/** The code at the gate changes each half minute. */
const CODE_MS = 30_000;

export function toWire(world: World, ticket: Ticket, language: Language) {
  const now = world.now().getTime();
  const { exhbNm, msmNm } = exhibitionOf(ticket.exhbId) ?? { exhbNm: '', msmNm: '' };
  const {
    memberId: _,
    intentId: __,
    payToken: ___,
    expiresAt,
    boughtAt: ____,
    isAgreed: _____,
    rtnKeys: ______,
    isGift,
    ...shown
  } = ticket;
  const isOver = ticket.tcktSttus === 'BOOK' && ticket.ymd < seoulDate(world.now());
  return {
    ...shown,
    ...spoken({ exhbNm, msmNm }, language),
    tcktSttus: isOver ? 'OVER' : ticket.tcktSttus,
    payAmt: sumOf(ticket),
    gftYn: isGift ? 'Y' : 'N',
    gftEndDttm: ticket.tcktSttus === 'GIFT' ? seoulTime(new Date(giftEndsAt(ticket))) : '',
    expSS: ticket.tcktSttus === 'HOLD' ? Math.ceil((expiresAt - now) / 1000) : null,
    qrCtnt: `${ticket.tcktNo}.${Math.floor(now / CODE_MS)}`,
    qrSS: Math.ceil((CODE_MS - (now % CODE_MS)) / 1000),
  };
}

export function newTicket(
  world: World,
  given: Pick<Ticket, 'memberId' | 'exhbId' | 'ymd' | 'ssnTime' | 'kndList'>,
): Ticket {
  const tcktNo = `MT${seoulDate(world.now())}${String(world.nextNumber('museum.ticket')).padStart(4, '0')}`;
  return {
    ...given,
    tcktNo,
    intentId: tcktNo,
    tcktSttus: 'HOLD',

    expiresAt: world.now().getTime() + HOLD_MS,
    boughtAt: world.now().getTime(),
    payToken: null,

    isAgreed: false,
    useDttm: '',
    rtnFeeAmt: 0,
    rtnAmt: 0,
    gftNo: '',
    isGift: false,
    rtnKeys: [],
  };
}

/** The persona `member`: one today for three, one used, one given back for a fifth, one on its way as a gift, one called off. */
function seeded(world: World): Ticket[] {
  const today = firstDay(world);
  const ticket = (exhbId: string, days: number, cnt: number, more: Partial<Ticket>): Ticket => ({
    ...newTicket(world, {
      memberId: 'W000000001',
      exhbId,
      ymd: addDays(today, days),
      ssnTime: '1730',
      kndList: [{ knd: kinds[0] ?? 'ADLT', cnt, untprc: exhibitionOf(exhbId)?.price ?? 0 }],
    }),
    boughtAt: world.now().getTime() - 20 * DAY_MS,
    tcktSttus: 'BOOK',
    ...more,
  });
  const wasIn = seoulTime(new Date(world.now().getTime() - 9 * DAY_MS));
  return [
    ticket('E01', 0, 3, {}),
    ticket('E02', -9, 2, { tcktSttus: 'USED', useDttm: wasIn }),
    ticket('E04', 4, 1, { tcktSttus: 'RTND', rtnFeeAmt: 1700, rtnAmt: 6800 }),
    ticket('E02', 7, 1, { tcktSttus: 'GIFT', gftNo: 'G0001' }),
    ticket('E08', 6, 2, { tcktSttus: 'CNCL', rtnAmt: 17_000 }),
  ];
}
