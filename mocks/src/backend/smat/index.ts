import { expandBirth, instantOf, isOfAge, maskName } from '@wallet/kit/format';
import { isSameHolder, readBoardingPass } from '@wallet/kit/identity';
import { v } from '@wallet/kit/schema';
import { passportOf } from '../../passports.ts';
import { checkPin } from '../gpayment-fe/paymentPin.ts';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { isJoinedTo } from '../mber/join.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { notify } from '../noti/inbox.ts';
import { personaOf } from '../personas.ts';
import { AnswerError, defineRoom, memberOf, ok, readBody } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import {
  type At,
  airlinePhones,
  airlines,
  airports,
  checkIn,
  departsAt,
  flightsBooked,
  refuse,
  SHARE_ENDS,
  type Share,
  shareEnds,
  sharesOf,
  type Ticket,
  ticket,
  ticketOf,
  ticketsOf,
} from './tickets.ts';

/** The smart air ticket among the wallet's services (3-identity-and-services s2). */
const SERVICE = '17';
/** Younger passengers fly as companions of a guardian's booking. */
const LEAST_AGE = 14;
const CODE_SECONDS = 30;
const BOARDING_MIN = 25;

function needsService(context: At): void {
  const { birth, custGubn } = memberOf(context);
  if (!isOfAge(expandBirth(birth, custGubn), LEAST_AGE, seoulDate(context.get('world').now())))
    refuse('FLY_AGE', '만 14세부터 쓸 수 있어요.');
  if (!isJoinedTo(context, SERVICE)) refuse('FLY_NOT_JOINED', '스마트항공권에 가입해 주세요.');
}

const before = (at: string, minutes: number) => seoulTime(new Date(instantOf(at) - minutes * 60_000));
function told(context: At, one: Ticket) {
  const shares = sharesOf(context.get('world'));
  const { airlnCd, dptrAirport, arrvAirport, bkngCd, companions, psngrNm, isUnlinked: _, ...rest } = one;
  return {
    ...rest,
    ...spoken(
      { airlnNm: airlines[airlnCd], dptrNm: airports[dptrAirport], arrvNm: airports[arrvAirport] },
      languageOf(context),
    ),

    dptrAirport,
    arrvAirport,
    psngrNm: maskName(psngrNm),
    bkngCd: bkngCd.slice(-3),
    brdgDttm: before(one.dptrDttm, BOARDING_MIN),
    // Where and when the passenger checks in: only the airline takes them on board.
    airlnTelno: airlinePhones[airlnCd] ?? '',
    chkinUrl: one.sttus === 'LINK' ? `/_mocks/airline/checkin?ticket=${encodeURIComponent(one.tcktId)}` : '',
    chkinBgngDttm: seoulTime(new Date(departsAt(one) - checkIn.from)),
    chkinEndDttm: seoulTime(new Date(departsAt(one) - checkIn.until)),
    cmpnList: companions.map(({ psngrNo, psngrNm: name, seatNo, shareId }) => ({
      psngrNo,
      psngrNm: maskName(name),
      seatNo,
      shareId,
      shrSttus: shares.get(shareId)?.sttus ?? 'NONE',
    })),
  };
}

/** Bookings of others, of flights abroad, and of a flight that does not go; AB12CD is one more of the member's own. */
const others: Readonly<Record<string, readonly [code: string, message: string]>> = {
  ZZ99ZZ: ['FLY_OTHER_NAME', '예약한 이름과 회원 이름이 달라요.'],
  IN7001: ['FLY_INTERNATIONAL', '국제선이에요.'],
  CX0000: ['FLY_CANCELLED', '취소된 예약이에요.'],
};
const FURTHER = 'AB12CD';

/** The legs of one of the member's bookings that are not over, as the airline knows them; refuses any other booking. */
function legsOf(context: At, { airlnCd, bkngCd }: { airlnCd: string; bkngCd: string }): Ticket[] {
  if (!airlines[airlnCd]) refuse('FLY_AIRLINE', '아직 연결할 수 없는 항공사예요.');
  const [code, message] = others[bkngCd] ?? [];
  if (code && message) refuse(code, message);
  const booked = flightsBooked(context);
  const own = booked.filter((one) => one.bkngCd === bkngCd && one.airlnCd === airlnCd && !isPast(one));
  if (own.length > 0) return own;
  if (bkngCd !== FURTHER) return refuse('FLY_NO_BOOKING', '예약을 찾을 수 없어요.');
  const world = context.get('world');
  const made = ticket(memberOf(context).custName, {
    tcktId: `T-${world.nextNumber('smat.ticket')}`,
    flightId: `${airlnCd}1201`,
    bkngCd,
    sttus: 'LINK',

    dptrDttm: daysFrom(world.now(), 2, '102000'),
    gateNo: '12',
    isUnlinked: true,
  });
  booked.push(made);
  return [made];
}
const isPast = ({ sttus }: Ticket) => sttus === 'FLWN' || sttus === 'BRDD';

/** Puts a booking's legs into the wallet; opens the first that was not there, else the next one. */
function link(legs: readonly Ticket[]): Ticket | undefined {
  const byTime = legs.toSorted((one, other) => one.dptrDttm.localeCompare(other.dptrDttm));
  const opened = byTime.find(({ isUnlinked }) => isUnlinked) ?? byTime[0];
  for (const one of legs) one.isUnlinked = false;
  return opened;
}

/** Domestic tickets: all calls are ours, the specification names the gate's alone (N40). */
export const smatRoom = defineRoom('/smat', (routes) => {
  routes.get('/smat/v1/tickets', (context) => {
    needsService(context);
    return ok(context, { tcktList: ticketsOf(context).map((one) => told(context, one)) });
  });

  routes.get('/smat/v1/tickets/:tcktId', (context) => {
    needsService(context);
    return ok(context, told(context, ticketOf(context, context.req.param('tcktId'))));
  });

  const linkBody = v.object({ airlnCd: filled, bkngCd: filled, psngrNm: filled });
  routes.post('/smat/v1/link', async (context) => {
    needsService(context);
    const { psngrNm, ...given } = await readBody(context, linkBody);
    const plain = (name: string) => name.replaceAll(/\s/g, '').toUpperCase();
    if (plain(psngrNm) !== plain(memberOf(context).custName))
      refuse('FLY_OTHER_NAME', '예약한 이름과 회원 이름이 달라요.');
    const opened = link(legsOf(context, given));
    return opened ? ok(context, told(context, opened)) : refuse('FLY_NO_BOOKING', '예약을 찾을 수 없어요.');
  });

  routes.post('/smat/v1/link/code', async (context) => {
    needsService(context);
    const { bcbp } = await readBody(context, v.object({ bcbp: filled }));
    const world = context.get('world');
    const today = seoulDate(world.now());
    const read = readBoardingPass(bcbp, today);
    const leg = read?.legs[0];
    if (!read || !leg) return refuse('FLY_CODE', '탑승권 코드가 아니에요.');
    if (!airports[leg.from] || !airports[leg.to]) refuse('FLY_INTERNATIONAL', '국제선이에요.');
    if (!isSameHolder(read, passportOf(personaOf(world), today)))
      refuse('FLY_OTHER_NAME', '예약한 이름과 회원 이름이 달라요.');
    const legs = legsOf(context, { airlnCd: leg.carrier, bkngCd: leg.booking });
    const flown = legs.find(
      ({ flightId, dptrAirport, arrvAirport, dptrDttm }) =>
        flightId === leg.flightNo &&
        dptrAirport === leg.from &&
        arrvAirport === leg.to &&
        dptrDttm.startsWith(leg.date),
    );
    if (!flown) return refuse('FLY_OTHER_FLIGHT', '예약과 다른 비행기의 탑승권이에요.');
    link([flown]);
    // Who has the boarding pass has checked in.
    if (flown.sttus === 'LINK') Object.assign(flown, { sttus: 'CHKD', seatNo: leg.seat });
    return ok(context, told(context, flown));
  });

  routes.post('/smat/v1/tickets/:tcktId/unlink', (context) => {
    needsService(context);
    ticketOf(context, context.req.param('tcktId')).isUnlinked = true;
    return ok(context);
  });

  routes.post('/smat/v1/holder', async (context) => {
    needsService(context);
    const { pinNo } = await readBody(context, v.object({ pinNo: filled }));
    const entered = (await openSealed(context, pinNo))();
    try {
      checkPin(context, entered);
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      // As the payment says it, in the envelope of this service.
      const { code, message, options } = error;
      throw new AnswerError(code, message, { payload: { body: options.payload } });
    }
    return ok(context);
  });

  routes.post('/smat/v1/tickets/:tcktId/code', (context) => {
    needsService(context);
    const { sttus, tcktId } = ticketOf(context, context.req.param('tcktId'));
    if (sttus === 'CNCL') refuse('FLY_CANCELLED', '비행기가 취소됐어요.');
    if (sttus === 'LINK') refuse('FLY_NOT_CHECKED_IN', '아직 체크인하지 않았어요.');
    if (sttus !== 'CHKD') refuse('FLY_OVER', '이미 탑승했어요.');
    const number = context.get('world').nextNumber('smat.code');
    // Neither name nor booking: the gate asks for what it stands for.
    return ok(context, { qrCtnt: `KAC1.${tcktId}.${number}.${crypto.randomUUID()}`, expSS: CODE_SECONDS });
  });

  routes.post('/smat/v1/share', async (context) => {
    needsService(context);
    intentOf(context);
    const { tcktId, psngrNo } = await readBody(context, v.object({ tcktId: filled, psngrNo: filled }));
    const own = ticketOf(context, tcktId);
    const one = own.companions.find((each) => each.psngrNo === psngrNo);
    if (!one) return refuse('FLY_NO_TICKET', '동행을 찾을 수 없어요.');
    const world = context.get('world');
    const shares = sharesOf(world);
    const before = shares.get(one.shareId)?.sttus;
    if (before === 'RCVD') refuse('FLY_RECEIVED', '이미 받았어요.');
    if (departsAt(own) - world.now().getTime() < SHARE_ENDS)
      refuse('FLY_SHARE_OVER', '보낼 수 있는 시간이 지났어요.');
    if (before !== 'SENT') {
      const shareId = `H-${crypto.randomUUID()}`;
      const { psngrNm: to, seatNo } = one;
      const given = { ...own, tcktId: `T-${shareId.slice(2, 10)}`, psngrNm: to, seatNo, companions: [] };
      const { custName, walletMberIdnfiNo: fromId } = memberOf(context);
      const from = maskName(custName);
      shares.set(shareId, { shareId, from, fromId, to, ticket: given, sttus: 'SENT', tknBy: '' });
      one.shareId = shareId;
    }
    return ok(context, { shareId: one.shareId });
  });

  const shareAt = (context: At): Share =>
    sharesOf(context.get('world')).get(context.req.param('shareId') ?? '') ??
    refuse('FLY_NO_SHARE', '보낸 항공권을 찾을 수 없어요.');

  routes.get('/smat/v1/share/:shareId', (context) => {
    memberOf(context);
    const share = shareAt(context);
    const { walletMberIdnfiNo, custName } = memberOf(context);
    const isMine = share.tknBy === walletMberIdnfiNo;
    return ok(context, {
      shareId: share.shareId,
      fromNm: share.from,
      toNm: maskName(share.to),
      sttus: isMine ? 'MINE' : share.sttus,
      sameNmYn: custName === share.to ? 'Y' : 'N',
      joinYn: isJoinedTo(context, SERVICE) ? 'Y' : 'N',
      tckt: told(context, share.ticket),
    });
  });

  routes.post('/smat/v1/share/:shareId/receive', (context) => {
    needsService(context);
    const share = shareAt(context);
    const { walletMberIdnfiNo, custName } = memberOf(context);
    if (share.tknBy === walletMberIdnfiNo) return ok(context, { tcktId: share.ticket.tcktId });
    if (custName !== share.to) refuse('FLY_OTHER_NAME', '예약한 이름과 회원 이름이 달라요.');
    if (share.sttus === 'RCVD') refuse('FLY_RECEIVED', '이미 다른 사람이 받았어요.');
    if (share.sttus === 'BACK') refuse('FLY_TAKEN_BACK', '보낸 사람이 거둬들였어요.');
    if (share.sttus === 'OVER' || shareEnds(share) <= context.get('world').now().getTime())
      refuse('FLY_SHARE_OVER', '받을 수 있는 시간이 지났어요.');
    Object.assign(share, { sttus: 'RCVD', tknBy: walletMberIdnfiNo });
    flightsBooked(context).push(share.ticket);
    notify(context.get('world'), walletMberIdnfiNo, {
      title: { ko: '항공권을 받았어요', en: 'You received a ticket' },
      text: { ko: '공항에서 코드 하나로 보여 주세요.', en: 'Show one code at the airport.' },
      link: 'FLY20000',
    });
    return ok(context, { tcktId: share.ticket.tcktId });
  });

  routes.post('/smat/v1/share/:shareId/back', (context) => {
    needsService(context);
    const share = shareAt(context);
    const isOwn = ticketsOf(context).some(({ companions }) =>
      companions.some(({ shareId }) => shareId === share.shareId),
    );
    if (!isOwn) refuse('FLY_NO_SHARE', '보낸 항공권을 찾을 수 없어요.');
    if (share.sttus === 'RCVD') refuse('FLY_RECEIVED', '이미 받았어요.');
    share.sttus = 'BACK';
    return ok(context);
  });
});
