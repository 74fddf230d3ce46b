import { addDays, instantOf } from '@wallet/kit/format';
import { charge, moveToSeller } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import type { Language } from '../language.ts';
import { spoken } from '../language.ts';
import { notify } from '../noti/inbox.ts';
import { AnswerError, type MemberContext, memberOf, type World } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import { type Car, feeOf, garage } from './cars.ts';
import { type Place, placeOf, places, timesOn } from './places.ts';
import { nextValidTo } from './rules.ts';

/** HOLD is kept while paying; LATE was not paid in time. */
type Status = 'HOLD' | 'PAID' | 'PASS' | 'FAIL' | 'NOSH' | 'CNCL' | 'LATE';

export interface Booking {
  rsvNo: string;
  memberId: string;
  intentId: string;
  carId: string;
  vhclRegiNo: string;
  plcId: string;
  ymd: string;
  time: string;
  payAmt: number;
  rfndAmt: number;
  rsvStcd: Status;
  /** PEND the payment page is open, RFSD it refused, CLSD the customer closed it */
  payStcd: 'NONE' | 'PEND' | 'PAID' | 'RFSD' | 'CLSD';
  payToken: string | null;
  expiresAt: number;
}
const HOLD_MS = 10 * 60_000;
const endOf = ({ ymd, time }: Booking) => instantOf(`${ymd}${time}`) + 30 * 60_000;

/** All bookings; every look ends holds that ran out, and inspects the cars whose time has come. */
export function bookingsNow(world: World): Booking[] {
  const all = world.room('cib.bookings', (): Booking[] => []);
  const now = world.now().getTime();
  for (const one of all) {
    if (one.rsvStcd === 'HOLD' && one.expiresAt <= now) one.rsvStcd = 'LATE';
    if (one.rsvStcd === 'PAID' && endOf(one) <= now) pass(world, one);
  }
  return all;
}

function pass(world: World, one: Booking): void {
  one.rsvStcd = 'PASS';
  const { cars, results } = garage(world);
  const car = cars.find(({ carId }) => carId === one.carId);
  if (!car) return;
  car.validFrom = one.ymd;
  car.validTo = nextValidTo(car.validTo, one.ymd);
  results.push({
    rsltNo: `R${one.rsvNo}`,
    carId: car.carId,
    inspDe: one.ymd,
    rsltCd: 'PASS',
    srcCd: 'OFCL',

    plcNm: placeName(one).ko,
    validTo: car.validTo,
    memo: '',
    papers: [],
  });
}

/** Lets go of what waits for payment as its owner leaves the service; what is paid stays booked. */
export function endCib(member: MemberContext): void {
  const { walletMberIdnfiNo } = memberOf(member);
  for (const one of bookingsNow(member.get('world')))
    if (one.memberId === walletMberIdnfiNo && one.rsvStcd === 'HOLD') one.rsvStcd = 'LATE';
}

export const isOpen = ({ rsvStcd }: Booking) => rsvStcd === 'HOLD' || rsvStcd === 'PAID';
const placeName = ({ plcId }: Booking) =>
  places.find((one) => one.plcId === plcId)?.plcNm ?? { ko: '', en: '' };
export const nameOf = (one: Booking) => ({
  ko: `${placeName(one).ko} 자동차검사`,
  en: `Inspection at ${placeName(one).en}`,
});

export const bookedAt = (world: World, plcId: string, ymd: string, except?: Booking) => (time: string) =>
  bookingsNow(world).filter(
    (one) => one !== except && isOpen(one) && one.plcId === plcId && one.ymd === ymd && one.time === time,
  ).length;

export function bookingOf(world: World, memberId: string, rsvNo: string): Booking {
  const found = bookingsNow(world).find((one) => one.rsvNo === rsvNo && one.memberId === memberId);
  // Someone else's booking is answered as one that is not there.
  if (!found) throw new AnswerError('CIB_NO_BOOKING', '예약을 찾을 수 없어요.');
  return found;
}

/** Ends what asks for a time that nobody can have any more. */
export function refuseTaken(world: World, place: Place, ymd: string, time: string, own?: Booking): void {
  const slot = timesOn(world, place, ymd, bookedAt(world, place.plcId, ymd, own)).find(
    (one) => one.time === time,
  );
  if (!slot || slot.remndr < 1)
    throw new AnswerError('CIB_TAKEN', '방금 다른 분이 예약했어요. 가까운 시간을 선택해 주세요.');
}

export const priceOf = (car: Car, place: Place): number => feeOf(car) + place.addAmt;

export function hold(
  world: World,
  car: Car,
  asked: { intentId: string; plcId: string; ymd: string; time: string; payAmt: number },
): Booking {
  const { intentId, plcId, ymd, time, payAmt } = asked;
  const all = bookingsNow(world);
  const own = all.filter(({ memberId }) => memberId === car.memberId);
  const before = own.find((one) => one.intentId === intentId);
  if (before) return before;
  const place = placeOf(plcId, car);
  if (priceOf(car, place) !== payAmt) throw new AnswerError('CIB_PRICE', '검사 요금이 바뀌었어요.');
  if (own.some((one) => one.carId === car.carId && one.rsvStcd === 'PAID'))
    throw new AnswerError('CIB_TWICE', '이미 예약한 차예요.');
  // Somebody who goes back and chooses anew is not shut out by a hold of their own.
  const held = own.filter(({ carId, rsvStcd }) => carId === car.carId && rsvStcd === 'HOLD');
  for (const one of held) one.rsvStcd = 'LATE';
  try {
    refuseTaken(world, place, ymd, time);
  } catch (error) {
    for (const one of held) one.rsvStcd = 'HOLD';
    throw error;
  }
  const rsvNo = `CI${seoulDate(world.now())}${String(world.nextNumber('cib.booking')).padStart(4, '0')}`;
  const booking: Booking = {
    rsvNo,
    memberId: car.memberId,
    intentId,
    carId: car.carId,
    vhclRegiNo: car.vhclRegiNo,

    plcId,
    ymd,
    time,
    payAmt,
    rfndAmt: 0,
    rsvStcd: 'HOLD',
    payStcd: 'NONE',
    payToken: null,
    expiresAt: world.now().getTime() + HOLD_MS,
  };
  all.push(booking);
  return booking;
}

/** Online until the evening before, all of it back; after that by phone. */
export function cancelQuote(world: World, one: Booking) {
  if (one.rsvStcd === 'HOLD') return { feeAmt: 0, rfndAmt: 0, cnclYn: 'Y' };
  const isInTime = one.rsvStcd === 'PAID' && seoulTime(world.now()) < deadlineOf(one);
  return { feeAmt: 0, rfndAmt: one.payAmt, cnclYn: isInTime ? 'Y' : 'N' };
}
const deadlineOf = ({ ymd }: Booking) => `${addDays(ymd, -1)}180000`;

export function cancel(world: World, one: Booking): void {
  if (one.rsvStcd === 'CNCL') return;
  const { cnclYn, rfndAmt } = cancelQuote(world, one);
  if (cnclYn === 'N')
    throw new AnswerError('CIB_CANCEL_OVER', '전날 18시까지 취소할 수 있어요. 검사소에 전화해 주세요.');
  if (one.rsvStcd === 'PAID') moveToSeller(world, 'cib', one, -one.payAmt);
  one.rfndAmt = rfndAmt;
  one.rsvStcd = 'CNCL';
  tell(world, one, '자동차검사 예약을 취소했어요', 'Your inspection is cancelled');
}

export function tell(world: World, one: Booking, ko: string, en: string): void {
  const link = `/cib/FCI52200?rsvNo=${one.rsvNo}`;
  notify(world, one.memberId, { title: { ko, en }, text: nameOf(one), link });
}

export function bookingToWire(world: World, one: Booking, language: Language) {
  const { memberId: _, intentId: __, payToken: ___, expiresAt, ...shown } = one;
  const { plcNm, addr, telNo, lat, lon, plcDstcd } = places.find(({ plcId }) => plcId === one.plcId) ?? {};
  const left = one.rsvStcd === 'HOLD' ? Math.ceil((expiresAt - world.now().getTime()) / 1000) : null;
  return spoken(
    {
      ...shown,
      plcNm,
      addr,
      telNo,
      lat,
      lon,
      plcDstcd,
      expSS: left,
      cnclDttm: deadlineOf(one),
      cnclYn: isOpen(one) ? cancelQuote(world, one).cnclYn : 'N',
    },
    language,
  );
}

/** The inspection that an open page of the payment company stands for, also where it is not kept any more. */
export function inspectionToPay(world: World, token: string): Payable | undefined {
  const one = bookingsNow(world).find(({ payToken }) => payToken === token);
  if (!one) return undefined;
  return {
    product: nameOf(one).ko,
    amount: one.payAmt,
    settle(act) {
      one.payToken = null;
      const result = charge(world, act, 'cib', one, one.payAmt);
      if (result === 'paid' && one.rsvStcd === 'HOLD') {
        one.rsvStcd = 'PAID';
        one.payStcd = 'PAID';
        tell(world, one, '자동차검사를 예약했어요', 'Your inspection is booked');
      } else if (result === 'paid') {
        // Charged after the time was let go: the money goes back.
        moveToSeller(world, 'cib', one, -one.payAmt);
        one.rfndAmt = one.payAmt;
      } else {
        one.payStcd = act === 'refuse' ? 'RFSD' : 'CLSD';
      }
      return `/cib/rsv/returnUrl?${new URLSearchParams({ rsvNo: one.rsvNo, result })}`;
    },
  };
}
