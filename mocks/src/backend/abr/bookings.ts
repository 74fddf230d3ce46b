import { cancelFee } from '@wallet/kit/booking';
import { addDays, instantOf } from '@wallet/kit/format';
import { charge, moveToSeller } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import { type Language, spoken, type Words } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  cars,
  courseDay,
  courseOf,
  courses,
  fees,
  firstDay,
  type Kind,
  ruleOf,
  type Site,
  sessionTimes,
  siteNames,
  type Window,
  windowBegins,
  windowEnds,
} from './sites.ts';

export const reservTypes = ['gwangneung_ticket', 'sejong_ticket', 'sejong_edu', 'baekdu_edu'] as const;
export type ReservType = (typeof reservTypes)[number];

/** HOLD waits for payment, LATE was not paid in time, CLSD was called off by the site. */
type Status = 'HOLD' | 'LATE' | 'BOOK' | 'USED' | 'CNCL' | 'CLSD';

export interface Booking {
  reservNo: string;
  memberId: string;
  intentId: string;
  site: Site;
  reservType: ReservType;
  /** the block of its kind, as it was asked for */
  info: Record<string, string | number>;
  pplList: { knd: Kind; cnt: number }[];
  ymd: string;
  /** HHmm, when it begins */
  time: string;
  count: number;
  /** won: of all, and to pay after reductions */
  price: number;
  payAmt: number;
  sttus: Status;
  /** ms */
  expiresAt: number;
  payToken: string | null;
  isAgreed: boolean;
  feeAmt: number;
  rfndAmt: number;
}

const HOLD_MS = 10 * 60_000;

/** All bookings of the world; every look at them ends the holds whose time is up. */
export function bookingsNow(world: World): Booking[] {
  const all = world.room('abr.bookings', seeded);
  const now = world.now().getTime();
  for (const one of all) if (one.sttus === 'HOLD' && one.expiresAt <= now) one.sttus = 'LATE';
  return all;
}
export const counts = ({ sttus }: Booking) => ['HOLD', 'BOOK', 'USED'].includes(sttus);

export const newBooking = (
  world: World,
  given: Omit<Booking, 'reservNo' | 'sttus' | 'expiresAt' | 'payToken' | 'isAgreed' | 'feeAmt' | 'rfndAmt'>,
): Booking => ({
  ...given,
  reservNo: `AR${seoulDate(world.now())}${String(world.nextNumber('abr.booking')).padStart(4, '0')}`,

  sttus: 'HOLD',
  expiresAt: world.now().getTime() + HOLD_MS,
  payToken: null,

  isAgreed: false,
  feeAmt: 0,
  rfndAmt: 0,
});

/** What is booked, in words. */
export function titleOf({ reservType, info, site }: Booking): Words {
  const course = courseOf(String(info.eduIdx ?? ''));
  if (course) return course.ttl;
  const car = cars.find(({ productId }) => productId === info.productId)?.productName;
  const { ko, en } = siteNames[site];
  return reservType === 'gwangneung_ticket'
    ? { ko: `${ko} ${car?.ko ?? ''}`, en: `${en}, ${car?.en ?? ''}` }
    : { ko: `${ko} 입장권`, en: `${en} ticket` };
}

export function tell(world: World, booking: Booking, ko: string, en: string): void {
  const link = `/abr/FGR61000?reservNo=${booking.reservNo}`;
  notify(world, booking.memberId, { title: { ko, en }, text: titleOf(booking), link });
}

export function book(world: World, booking: Booking): void {
  Object.assign(booking, { sttus: 'BOOK', payToken: null });
  tell(world, booking, '수목원을 예약했어요', 'Your visit is booked');
}

/** When it is over: a car's window, else the day. */
export const beginsAt = ({ ymd, time }: Pick<Booking, 'ymd' | 'time'>): number => instantOf(`${ymd}${time}`);

const feesOf = ({ info }: Booking) => (info.esRoomCheck === 'Y' ? fees.room : fees.day);

/** What cancelling costs now; nothing once it has begun. */
export function cancelQuote(world: World, booking: Booking) {
  if (booking.sttus !== 'BOOK') throw new AnswerError('ABR_NO_CANCEL', '취소할 수 없어요.');
  const table = feesOf(booking);
  const rules = table.map(ruleOf);
  const cost = cancelFee(rules, {
    begins: `${booking.ymd}${booking.time}00`,
    paid: booking.payAmt,
    at: world.now(),
  });
  if (!cost) throw new AnswerError('ABR_BEGAN', '이용 시간이 시작돼 취소할 수 없어요.');
  return { feeAmt: cost.fee, rfndAmt: cost.refund, rulNo: rules.indexOf(cost.rule), feeList: table };
}

export function toWire(world: World, booking: Booking, language: Language) {
  const { memberId: _, intentId: __, payToken: ___, expiresAt, isAgreed: ____, ...shown } = booking;
  const now = seoulTime(world.now());
  const isOver = booking.sttus === 'BOOK' && booking.ymd < now.slice(0, 8);
  const course = courseOf(String(booking.info.eduIdx ?? ''));
  const window = booking.info.parkingTime as Window | undefined;
  return {
    ...shown,
    ...spoken({ ttl: titleOf(booking), siteNm: siteNames[booking.site] }, language),
    sttus: isOver ? 'MISS' : booking.sttus,
    endTime: window ? windowEnds[window] : '',
    nights: course?.rooms && booking.info.esRoomCheck === 'Y' ? 1 : 0,
    expSS: booking.sttus === 'HOLD' ? Math.ceil((expiresAt - world.now().getTime()) / 1000) : null,
    feeList: feesOf(booking),
  };
}

/** The held booking that an open page of the payment company stands for, also where its hold is over. */
export function visitToPay(world: World, token: string): Payable | undefined {
  const booking = bookingsNow(world).find(({ payToken }) => payToken === token);
  if (!booking) return undefined;
  return {
    product: titleOf(booking).ko,
    amount: booking.payAmt,
    settle(act) {
      booking.payToken = null;
      const result = charge(world, act, 'abr', booking, booking.payAmt);
      if (result === 'paid' && booking.sttus === 'HOLD') book(world, booking);
      else if (result === 'paid') {
        // Charged after the hold was over: the place is gone, and so the money goes back.
        moveToSeller(world, 'abr', booking, -booking.payAmt);
        booking.rfndAmt = booking.payAmt;
        tell(world, booking, '늦은 결제를 환불했어요', 'A late payment was refunded');
      }
      return `/abr/FGR61000?${new URLSearchParams({ reservNo: booking.reservNo, result })}`;
    },
  };
}

/** The persona `member`: a car tomorrow, a ticket used, a stay cancelled with its fee, a visit called off by snow. */
function seeded(world: World): Booking[] {
  const [stayOf] = courses.filter(({ rooms }) => rooms);
  const at = (days: number) => addDays(firstDay(world), days);
  const own = {
    memberId: 'W000000001',
    intentId: 'seeded-0',
    pplList: [{ knd: 'ADLT' as const, cnt: 2 }],
    count: 2,
  };
  const car = {
    userName: '김하늘',
    cellPhone: '01012345678',
    carNum: '123가4567',
    choiceDate: at(1),
    parkingTime: 'PM',
    productId: 'P01',
    productName: '승용차',
    isFreeDay: 'N',
  };
  const day = { tmNum: '5', selDt: at(-9), trRdate: at(-12), trPrice: 10_000, trPaymentPrice: 10_000 };
  const stay = {
    eduIdx: 'B1',
    esRoomCheck: 'Y',
    esRoomType: 'R2',
    esRoomCnt: 1,
    esRoomMoney: 60_000,
    esTicketCnt: 2,
    esPaymentPrice: 120_000,
  };
  const ticket = {
    ...own,
    site: 'sejong',
    reservType: 'sejong_ticket',
    price: 10_000,
    payAmt: 10_000,
    time: sessionTimes[4],
  } as const;
  return [
    {
      ...newBooking(world, {
        ...own,
        site: 'gwangneung',
        reservType: 'gwangneung_ticket',
        info: car,
        ymd: at(1),
        time: windowBegins.PM,
        price: 5000,
        payAmt: 5000,
      }),
      sttus: 'BOOK',
    },
    { ...newBooking(world, { ...ticket, info: day, ymd: at(-9) }), sttus: 'USED' },
    {
      ...newBooking(world, {
        ...own,
        site: 'baekdu',
        reservType: 'baekdu_edu',
        info: stay,
        ymd: stayOf ? courseDay(world, stayOf) : at(14),
        time: '1500',
        price: 120_000,
        payAmt: 120_000,
      }),

      sttus: 'CNCL',
      feeAmt: 12_000,
      rfndAmt: 108_000,
    },
    {
      ...newBooking(world, { ...ticket, info: { ...day, selDt: at(-1) }, ymd: at(-1) }),

      sttus: 'CLSD',
      rfndAmt: 10_000,
    },
  ];
}
