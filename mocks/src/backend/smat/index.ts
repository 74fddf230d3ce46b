import { instantOf, maskName } from '@wallet/kit/format';
import { readBoardingPass } from '@wallet/kit/identity';
import { v } from '@wallet/kit/schema';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { isJoinedTo } from '../mber/join.ts';
import { notify } from '../noti/inbox.ts';
import { defineRoom, memberOf, ok, readBody } from '../room.ts';
import { daysFrom, seoulDate, seoulTime } from '../seoulTime.ts';
import { filled } from '../wireFields.ts';
import {
  type At,
  airlines,
  airports,
  refuse,
  type Share,
  sharesOf,
  type Ticket,
  ticket,
  ticketOf,
  ticketsOf,
} from './tickets.ts';

/** The smart air ticket among the wallet's services (3-identity-and-services s2). */
const SERVICE = '17';
const CODE_SECONDS = 30;
const BOARDING_MIN = 25;
/** A companion's ticket can be received until so long before it departs. */
const SHARE_MS = 2 * 3_600_000;

function needsService(context: At): void {
  memberOf(context);
  if (!isJoinedTo(context, SERVICE)) refuse('FLY_NOT_JOINED', '스마트항공권에 가입해 주세요.');
}

const before = (at: string, minutes: number) => seoulTime(new Date(instantOf(at) - minutes * 60_000));
const isOver = (context: At, { ticket: { dptrDttm } }: Share) =>
  context.get('world').now().getTime() > instantOf(dptrDttm) - SHARE_MS;

function told(context: At, one: Ticket) {
  const shares = sharesOf(context.get('world'));
  const { airlnCd, dptrAirport, arrvAirport, bkngCd, companions, psngrNm, ...rest } = one;
  return {
    ...rest,
    ...spoken(
      { airlnNm: airlines[airlnCd], dptrNm: airports[dptrAirport], arrvNm: airports[arrvAirport] },
      languageOf(context),
    ),
    ...{ dptrAirport, arrvAirport, psngrNm: maskName(psngrNm), bkngCd: bkngCd.slice(-3) },
    brdgDttm: before(one.dptrDttm, BOARDING_MIN),
    cmpnList: companions.map(({ psngrNo, psngrNm: name, seatNo, shareId }) => ({
      ...{ psngrNo, psngrNm: maskName(name), seatNo, shareId },
      shrSttus: shares.get(shareId)?.sttus ?? 'NONE',
    })),
  };
}

/** Bookings that the airlines know, by their code. */
const known = ['AB12CD', 'ZZ99ZZ', 'IN7001', 'CX0000'];

function link(context: At, given: { airlnCd: string; bkngCd: string }): Ticket {
  const { airlnCd, bkngCd } = given;
  if (!airlines[airlnCd]) refuse('FLY_AIRLINE', '아직 연결할 수 없는 항공사예요.');
  const tickets = ticketsOf(context);
  const same = tickets.find(
    (one) => one.bkngCd === bkngCd && one.airlnCd === airlnCd && one.sttus !== 'FLWN',
  );
  if (same) return same;
  if (!known.includes(bkngCd)) refuse('FLY_NO_BOOKING', '예약을 찾을 수 없어요.');
  if (bkngCd === 'ZZ99ZZ') refuse('FLY_OTHER_NAME', '예약한 이름과 회원 이름이 달라요.');
  if (bkngCd === 'IN7001') refuse('FLY_INTERNATIONAL', '국제선이에요.');
  if (bkngCd === 'CX0000') refuse('FLY_CANCELLED', '취소된 예약이에요.');
  const world = context.get('world');
  const made = ticket(memberOf(context).custName, {
    ...{ tcktId: `T-${world.nextNumber('smat.ticket')}`, flightId: `${airlnCd}1201`, bkngCd, sttus: 'LINK' },
    ...{ dptrDttm: daysFrom(world.now(), 2, '102000'), gateNo: '12' },
  });
  tickets.push(made);
  return made;
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
    return ok(context, told(context, link(context, given)));
  });

  routes.post('/smat/v1/link/code', async (context) => {
    needsService(context);
    const { bcbp } = await readBody(context, v.object({ bcbp: filled }));
    const leg = readBoardingPass(bcbp, seoulDate(context.get('world').now()))?.legs[0];
    if (!leg) return refuse('FLY_CODE', '탑승권 코드가 아니에요.');
    if (!airports[leg.from] || !airports[leg.to]) refuse('FLY_INTERNATIONAL', '국제선이에요.');
    const one = link(context, { airlnCd: leg.carrier, bkngCd: leg.booking });
    // Who has the boarding pass has checked in.
    if (one.sttus === 'LINK') Object.assign(one, { sttus: 'CHKD', seatNo: leg.seat });
    return ok(context, told(context, one));
  });

  routes.post('/smat/v1/tickets/:tcktId/unlink', (context) => {
    needsService(context);
    const tickets = ticketsOf(context);
    const at = tickets.indexOf(ticketOf(context, context.req.param('tcktId')));
    tickets.splice(at, 1);
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
    const shares = sharesOf(context.get('world'));
    if (shares.get(one.shareId)?.sttus !== 'SENT') {
      const shareId = `H-${crypto.randomUUID()}`;
      const { psngrNm: to, seatNo } = one;
      const given = { ...own, tcktId: `T-${shareId.slice(2, 10)}`, psngrNm: to, seatNo, companions: [] };
      const from = maskName(memberOf(context).custName);
      shares.set(shareId, { shareId, from, to, ticket: given, sttus: 'SENT', tknBy: '' });
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
      ...{ shareId: share.shareId, fromNm: share.from, toNm: maskName(share.to) },
      sttus: isMine ? 'MINE' : share.sttus === 'SENT' && isOver(context, share) ? 'OVER' : share.sttus,
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
    if (isOver(context, share)) refuse('FLY_SHARE_OVER', '받을 수 있는 시간이 지났어요.');
    Object.assign(share, { sttus: 'RCVD', tknBy: walletMberIdnfiNo });
    ticketsOf(context).push(share.ticket);
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
