import { addDays, addMonths, clockInSeoul } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { holidayOn } from '../holidays.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { AnswerError, defineRoom, memberOf, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  type Booking,
  bookingsNow,
  departsAt,
  giftOf,
  giftsNow,
  issue,
  move,
  newBooking,
  rideOfBooking,
  rideToWire,
  said,
  stateOf,
  sumOf,
  tell,
  toWire,
} from './bookings.ts';
import { giftRoutes } from './giftRoutes.ts';
import { emergency, notices, terms } from './notices.ts';
import { isOpen, restSeats, seatMap } from './seats.ts';
import {
  classes,
  feeRows,
  latePercent,
  needsProof,
  type PassengerCode,
  passengerCodes,
  passengerName,
  passengers,
  priceOf,
  returnFees,
} from './tariff.ts';
import {
  changeAt,
  fareOf,
  instantOf,
  momentOf,
  type Ride,
  rideOf,
  ridesOf,
  stations,
  trainOf,
} from './trains.ts';

/** So many at once, and so many a person on one train. */
const limit = { onceCnt: 9, trnCnt: 9 };
const API = '/rail/api/v1';

type At = Context<RoomEnv>;
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
const memberIdOf = (context: At) => memberOf(context).walletMberIdnfiNo;

function bookingOf(context: At, of: { bkngNo?: string | undefined; tcktNo?: string | undefined }): Booking {
  const memberId = memberIdOf(context);
  const found = bookingsNow(context.get('world')).find(({ bkngNo, memberId: buyer, tickets }) => {
    const own = tickets.filter(({ ownerId }) => buyer === memberId || ownerId === memberId);
    return own.length > 0 && (bkngNo === of.bkngNo || own.some(({ tcktNo }) => tcktNo === of.tcktNo));
  });
  return found ?? refuse('RAIL_NOT_FOUND', '승차권을 찾을 수 없어요.');
}
const answer = (context: At, booking: Booking) =>
  ok(context, toWire(context.get('world'), booking, memberIdOf(context), languageOf(context)));

function rideAt(context: At): Ride {
  const { trnNo = '', runYmd = '', dptStnCd = '', arvStnCd = '' } = context.req.query();
  const train = trainOf(trnNo);
  const ride = train && rideOf(train, runYmd, dptStnCd, arvStnCd);
  return ride ?? refuse('RAIL_NOT_FOUND', '열차를 찾을 수 없어요.');
}

/** Until which day a proof holds, by the passenger that it is for. */
const proofsOf = (context: At) => remembered<Record<string, string>>(context, 'rail.proofs', () => ({}));

function checkPeople(context: At, people: readonly PassengerCode[], date: string): void {
  if (people.includes('7') && !people.some((psgrCd) => !['2', '7'].includes(psgrCd)))
    refuse('RAIL_ADULT', '유아는 어른과 함께 예매해 주세요.');
  for (const psgrCd of people.filter(needsProof)) {
    const until = proofsOf(context)[psgrCd];
    if (!until) refuse('RAIL_PROOF', '할인 자격을 먼저 확인해 주세요.');
    else if (until < date) refuse('RAIL_PROOF_ENDS', '타는 날에는 할인 자격이 끝나요.');
  }
}

/** Sold from a month before at seven o'clock; days of Seollal and Chuseok have a sale of their own. */
function saleDays(now: Date) {
  const first = seoulDate(now);
  const last = addDays(addMonths(first, 1), clockInSeoul(now) < '07:00' ? -1 : 0);
  const dayList: { runYmd: string; clsdYn: 'Y' | 'N' }[] = [];
  for (let runYmd = first; runYmd <= last; runYmd = addDays(runYmd, 1)) {
    const isOwnSale = ['seollal', 'chuseok'].includes(holidayOn(runYmd) ?? '');
    dayList.push({ runYmd, clsdYn: isOwnSale ? 'Y' : 'N' });
  }
  return { bgngYmd: first, endYmd: last, dayList };
}

/** What it would cost to return all of a booking at a moment: told before it is paid. */
function costOfReturn(booking: Booking, at: Date) {
  const paid = booking.tickets.map(({ tcktAmt }) => tcktAmt);
  const cost = returnFees(rideOfBooking(booking), paid, at);
  const fee = cost?.fees.reduce((sum, one) => sum + one, 0) ?? 0;
  return cost
    ? { feeList: feeRows(cost.rules), rulNo: cost.at, rtnFeeAmt: fee }
    : { feeList: [], rulNo: 0, rtnFeeAmt: 0 };
}

const peopleList = v.array(
  v.object({
    psgrCd: v.picklist(passengerCodes),
    cnt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limit.onceCnt)),
  }),
);
const texts = v.pipe(v.array(v.string()), v.maxLength(limit.onceCnt));
const holdBody = v.object({
  trnNo: v.string(),
  runYmd: v.string(),
  dptStnCd: v.string(),
  arvStnCd: v.string(),

  cls: v.picklist(classes),
  scarNo: v.string(),
  seatList: texts,
  psgrList: peopleList,
});

/** Train tickets; what the specification names without a method is our reading (N41), and so are all fields (N37). */
export const railRoom = defineRoom('/rail', (routes) => {
  routes.get(`${API}/train-station-info`, (context) =>
    ok(context, spoken({ stnList: stations }, languageOf(context))),
  );
  routes.get(`${API}/train-run-date`, (context) => ok(context, saleDays(context.get('world').now())));
  routes.get(`${API}/ticket-limit`, (context) => ok(context, limit));
  routes.get(`${API}/notice`, (context) => ok(context, spoken({ anounList: notices }, languageOf(context))));
  routes.get(`${API}/emergency-popup`, (context) => ok(context, spoken(emergency, languageOf(context))));

  routes.get(`${API}/code/:codeName`, (context) => {
    if (context.req.param('codeName') !== 'passenger') refuse('RAIL_NOT_FOUND', '코드를 찾을 수 없어요.');
    const codeList = passengers.map(({ psgrCd, prfYn, nm }) => ({ cd: psgrCd, cdNm: nm, prfYn }));
    return ok(context, spoken({ codeList }, languageOf(context)));
  });

  routes.get(`${API}/train-query`, (context) => {
    const { dptStnCd = '', arvStnCd = '', runYmd = '', hour = '00' } = context.req.query();
    const world = context.get('world');
    const isSold = saleDays(world.now()).dayList.some((one) => one.runYmd === runYmd && one.clsdYn === 'N');
    const rides = isSold ? ridesOf(runYmd, dptStnCd, arvStnCd) : [];
    const trnList = rides
      .filter(
        (ride) =>
          ride.from.at >= Number(hour) * 60 && world.now().getTime() < instantOf(ride.ymd, ride.from.at),
      )
      .map((ride) => {
        const left = restSeats(world, ride);
        const restOf = (cls: string) =>
          left.filter((car) => car.cls === cls).reduce((sum, { rmndCnt }) => sum + rmndCnt, 0);
        return {
          ...rideToWire(ride, languageOf(context)),
          fareList: classes
            .filter((cls) => left.some((car) => car.cls === cls))
            .map((cls) => ({ cls, amt: priceOf(ride, cls, '1').tcktAmt, rmndCnt: restOf(cls) })),
        };
      });
    return ok(context, {
      trnList,
      chngStnCd: rides.length === 0 && isSold ? changeAt(dptStnCd, arvStnCd) : '',
    });
  });

  routes.get(`${API}/train-fare`, (context) => {
    const ride = rideAt(context);
    const fareList = classes.flatMap((cls) =>
      passengerCodes.map((psgrCd) => ({ cls, psgrCd, amt: priceOf(ride, cls, psgrCd).tcktAmt })),
    );
    return ok(context, { fareList, bassAmt: fareOf(ride) });
  });
  routes.get(`${API}/train-rest-seat`, (context) =>
    ok(context, { scarList: restSeats(context.get('world'), rideAt(context)) }),
  );
  routes.get(`${API}/train-seat-map`, (context) => {
    const { scarNo = '', whelYn } = context.req.query();
    return ok(context, {
      rowList: seatMap(context.get('world'), rideAt(context), scarNo, whelYn === 'Y'),
    });
  });
  routes.get(`${API}/train-schedule`, (context) => {
    const { train, ymd } = rideAt(context);
    const stopList = train.stops.map(({ stnCd, at }) => ({
      stnNm: stations.find((one) => one.stnCd === stnCd)?.stnNm ?? '',
      stopDttm: momentOf(ymd, at),
    }));
    return ok(context, spoken({ stopList }, languageOf(context)));
  });
  routes.get(`${API}/train-time`, (context) => {
    const { train, ymd } = rideAt(context);
    const isRunning = ymd === seoulDate(context.get('world').now());
    const late = isRunning ? train.lateMin : 0;
    return ok(context, {
      lateCnt: late,
      lateRt: latePercent(late),
      stopYn: train.isStopped ? 'Y' : 'N',
      trckNo: isRunning ? String((Number(train.trnNo) % 8) + 1) : '',
    });
  });

  routes.post(`${API}/handicap-authentication`, async (context) => {
    const body = v.object({
      psgrCd: v.picklist(passengerCodes),
      prfNo: v.pipe(v.string(), v.regex(/^\d{8}$/)),
    });
    const { psgrCd, prfNo } = await readBody(context, body);
    const proofs = proofsOf(context);
    if (prfNo.endsWith('0000')) refuse('RAIL_PROOF_REFUSED', '등록된 자격을 찾을 수 없어요.');
    const endYmd = addDays(seoulDate(context.get('world').now()), prfNo.endsWith('9') ? 2 : 365);
    proofs[psgrCd] = endYmd;
    return ok(context, { endYmd });
  });

  routes.post(`${API}/ticket-reservation`, async (context) => {
    const world = context.get('world');
    const memberId = memberIdOf(context);
    const intentId = intentOf(context);
    const { psgrList, dptStnCd, arvStnCd, seatList, ...wanted } = await readBody(context, holdBody);
    const all = bookingsNow(world);
    const before = all.find((one) => one.memberId === memberId && one.intentId === intentId);
    if (before) return answer(context, before);
    const people = psgrList.flatMap(({ psgrCd, cnt }) => Array.from({ length: cnt }, () => psgrCd));
    const train = trainOf(wanted.trnNo);
    const ride = train && rideOf(train, wanted.runYmd, dptStnCd, arvStnCd);
    if (!ride || !saleDays(world.now()).dayList.some(({ runYmd }) => runYmd === wanted.runYmd))
      return refuse('RAIL_NOT_FOUND', '열차를 찾을 수 없어요.');
    if (!isOpen(world, ride)) refuse('RAIL_LEFT', '이미 떠났거나 운행하지 않는 열차예요.');
    if (people.length === 0 || people.length > limit.onceCnt)
      refuse('RAIL_LIMIT', '한 번에 9명까지 예매해요.');
    checkPeople(context, people, wanted.runYmd);
    const own = all.filter(
      (one) => one.memberId === memberId && one.trnNo === wanted.trnNo && one.runYmd === wanted.runYmd,
    );
    const bought = own
      .filter(({ stt }) => stt === 'DONE' || stt === 'PAID')
      .flatMap(({ tickets }) => tickets);
    if (bought.filter(({ stt }) => stt === 'VALD').length + people.length > limit.trnCnt)
      refuse('RAIL_LIMIT', '한 열차에 한 사람이 9장까지 예매해요.');
    // Somebody who goes back and chooses anew is not shut out by a hold of their own; its page pays no more.
    const held = own.filter(({ stt }) => stt === 'HOLD');
    for (const one of held) one.stt = 'CNCL';
    const { cls, scarNo } = wanted;
    const free = seatMap(world, ride, scarNo, people.includes('4'))
      .flatMap((row) => row.seatList)
      .filter((seat) => seat?.seatStt === 'FREE');
    const stands = restSeats(world, ride).find((car) => car.cls === 'S')?.rmndCnt ?? 0;
    const isThere =
      cls === 'S'
        ? seatList.length === 0 && stands >= people.length
        : new Set(seatList).size === people.length &&
          seatList.every((seatNo) => free.some((seat) => seat?.seatNo === seatNo));
    if (!isThere) {
      for (const one of held) one.stt = 'HOLD';
      refuse('RAIL_SEAT_GONE', '방금 다른 분이 먼저 선택했어요.');
    }
    const where = { from: dptStnCd, to: arvStnCd, people, seats: seatList };
    const booking = newBooking(world, { ...wanted, ...where, memberId, intentId });
    all.push(booking);
    return answer(context, booking);
  });

  const byNumber = v.object({ bkngNo: v.string() });
  routes.post(`${API}/ticket-reservation-cancel`, async (context) => {
    const booking = bookingOf(context, await readBody(context, byNumber));
    if (booking.stt === 'HOLD') booking.stt = 'CNCL';
    return ok(context);
  });

  routes.post(`${API}/price-re-calculation`, async (context) => {
    const psgrList = v.optional(v.array(v.picklist(passengerCodes)));
    const { bkngNo, psgrList: people } = await readBody(context, v.object({ bkngNo: v.string(), psgrList }));
    const booking = bookingOf(context, { bkngNo });
    if (people && booking.stt === 'HOLD' && people.length === booking.tickets.length) {
      const ride = rideOfBooking(booking);
      checkPeople(context, people, booking.runYmd);
      booking.tickets.forEach((ticket, at) => {
        const psgrCd = people[at] ?? ticket.psgrCd;
        Object.assign(ticket, { psgrCd }, priceOf(ride, booking.cls, psgrCd));
      });
      // A page that is open at the payment company asks for the sum of before.
      booking.payToken = null;
    }
    const world = context.get('world');
    const language = languageOf(context);
    return ok(context, {
      ...toWire(world, booking, memberIdOf(context), language),
      ...spoken({ stpulInfoList: terms }, language),
      ...costOfReturn(booking, world.now()),
    });
  });

  routes.post(`${API}/ticket-payment`, async (context) => {
    const body = v.object({ bkngNo: v.string(), payAmt: v.number(), agreStpulIdList: v.array(v.string()) });
    const { bkngNo, payAmt, agreStpulIdList } = await readBody(context, body);
    const booking = bookingOf(context, { bkngNo });
    // The answer may have been lost: what is paid is not paid again.
    if (booking.stt === 'PAID' || booking.stt === 'DONE')
      return ok(context, { payUrl: `/rail/ReceiveKBPay?orderId=${bkngNo}` });
    if (booking.stt !== 'HOLD') refuse('RAIL_LATE', '결제할 시간이 지났어요.');
    if (sumOf(booking) !== payAmt) refuse('RAIL_PRICE', '운임이 바뀌었어요.');
    if (!agreStpulIdList.includes('FKS_01')) refuse('RAIL_TERMS', '약관에 동의해 주세요.');
    // An older page pays no more.
    booking.payToken = `${bkngNo}.${context.get('world').nextNumber(`rail.pay.${bkngNo}`)}`;
    return ok(context, { payUrl: `/_mocks/pg/pay?token=${encodeURIComponent(booking.payToken)}` });
  });

  routes.get(`${API}/redis-select`, (context) => {
    const { stt, payEnd, bkngNo } = bookingOf(context, { bkngNo: context.req.query('orderId') });
    return ok(context, { bkngNo, ordrStt: stt === 'HOLD' ? payEnd : stt });
  });
  routes.post(`${API}/ticket-settlementIssue`, async (context) => {
    const booking = bookingOf(context, await readBody(context, byNumber));
    issue(context.get('world'), booking);
    if (booking.stt !== 'DONE') refuse('RAIL_LATE', '결제할 시간이 지났어요.');
    return answer(context, booking);
  });

  routes.get(`${API}/ticket-list`, (context) => {
    const world = context.get('world');
    const memberId = memberIdOf(context);
    const own = bookingsNow(world).filter(
      ({ stt, memberId: buyer, tickets }) =>
        ['HOLD', 'PAID', 'DONE'].includes(stt) &&
        (buyer === memberId || tickets.some(({ ownerId }) => ownerId === memberId)),
    );
    const language = languageOf(context);
    return ok(context, { bkngList: own.map((one) => toWire(world, one, memberId, language)) });
  });
  routes.get(`${API}/customer-ticket-count`, (context) => {
    const world = context.get('world');
    const { walletMberIdnfiNo: memberId, phone } = memberOf(context);
    const coming = bookingsNow(world).filter(
      (one) => one.stt === 'DONE' && departsAt(one) > world.now().getTime(),
    );
    const tickets = coming.flatMap((one) => one.tickets);
    return ok(context, {
      tcktCnt: tickets.filter(({ stt, ownerId }) => stt === 'VALD' && ownerId === memberId).length,
      giftCnt: giftsNow(world).filter(({ stt, phone: to }) => stt === 'SENT' && to === phone).length,
    });
  });
  routes.get(`${API}/ticket-detail`, (context) =>
    answer(context, bookingOf(context, { tcktNo: context.req.query('tcktNo') })),
  );
  routes.get(`${API}/ticket-receipt`, (context) => {
    const booking = bookingOf(context, { bkngNo: context.req.query('bkngNo') });
    if (booking.stt !== 'DONE' || booking.memberId !== memberIdOf(context))
      refuse('RAIL_NOT_FOUND', '영수증을 찾을 수 없어요.');
    const { tickets, paidAt, bkngNo } = booking;
    const language = languageOf(context);
    const world = context.get('world');
    const rcptList = tickets.map((ticket) => ({
      psgrNm: passengerName(ticket.psgrCd)[language],
      tcktAmt: ticket.tcktAmt,
      dscntAmt: ticket.dscntAmt,
      tcktStt: stateOf(world, booking, ticket, booking.memberId),
    }));
    const feeAmt = tickets.reduce((sum, one) => sum + one.feeAmt, 0);
    const rfndAmt = tickets.reduce((sum, one) => sum + one.rfndAmt + one.lateAmt, 0);
    return ok(context, {
      ...rideToWire(rideOfBooking(booking), language),

      bkngNo,
      rcptList,
      rfndAmt,
      feeAmt,
      payAmt: sumOf(booking),
      payDttm: seoulTime(new Date(paidAt)),
      tcktNo: tickets[0]?.tcktNo,
    });
  });

  const returnBody = v.object({ bkngNo: v.string(), tcktNoList: texts, feeAmt: v.optional(v.number(), 0) });
  async function askedBack(context: At) {
    const { bkngNo, tcktNoList, feeAmt } = await readBody(context, returnBody);
    const booking = bookingOf(context, { bkngNo });
    const given = booking.tickets.filter(({ tcktNo }) => tcktNoList.includes(tcktNo));
    return { booking, given, feeAmt };
  }
  function quoteOf(
    context: At,
    { booking, given }: Pick<Awaited<ReturnType<typeof askedBack>>, 'booking' | 'given'>,
  ) {
    const world = context.get('world');
    const memberId = memberIdOf(context);
    const isMine = ({ stt, ownerId }: Booking['tickets'][number]) => stt === 'VALD' && ownerId === memberId;
    const isAll = given.every((one) => isMine(one) && !giftOf(world, one));
    if (booking.memberId !== memberId || booking.stt !== 'DONE' || given.length === 0 || !isAll)
      return refuse('RAIL_NO_RETURN', '환불할 수 없는 승차권이에요.');
    const cost = returnFees(
      rideOfBooking(booking),
      given.map(({ tcktAmt }) => tcktAmt),
      world.now(),
    );
    return cost ?? refuse('RAIL_BEGAN', '출발한 뒤에는 역 창구에서만 환불할 수 있어요.');
  }
  routes.post(`${API}/booking-return-fee`, async (context) => {
    const asked = await askedBack(context);
    const { rules, at, fees } = quoteOf(context, asked);
    const feeAmt = fees.reduce((sum, fee) => sum + fee, 0);
    const paid = asked.given.reduce((sum, { tcktAmt }) => sum + tcktAmt, 0);
    return ok(context, { feeAmt, rfndAmt: paid - feeAmt, feeList: feeRows(rules), rulNo: at });
  });
  routes.post(`${API}/booking-ticket-return`, async (context) => {
    const { booking, given, feeAmt } = await askedBack(context);
    // The answer to a return may have been lost on its way: asking again is no error.
    if (booking.rtnKeys.includes(intentOf(context))) return answer(context, booking);
    const { fees } = quoteOf(context, { booking, given });
    const fee = fees.reduce((sum, one) => sum + one, 0);
    if (fee !== feeAmt) refuse('RAIL_FEE', '환불 수수료가 바뀌었어요.');
    given.forEach((ticket, at) => {
      const one = fees[at] ?? 0;
      Object.assign(ticket, { stt: 'RTND', feeAmt: one, rfndAmt: ticket.tcktAmt - one });
    });
    move(context.get('world'), booking, fee - given.reduce((sum, { tcktAmt }) => sum + tcktAmt, 0));
    booking.rtnKeys.push(intentOf(context));
    tell(context.get('world'), booking, said.returned);
    return answer(context, booking);
  });

  giftRoutes(routes);
});
