import { addDays, maskName } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { languageOf, spoken } from '../language.ts';
import { personas } from '../personas.ts';
import {
  AnswerError,
  defineRoom,
  memberOf,
  ok,
  type RoomEnv,
  readBody,
  remembered,
  type World,
} from '../room.ts';
import { seoulDate, seoulTime } from '../seoulTime.ts';
import {
  AHEAD,
  type Exhibition,
  exhibitionOf,
  exhibitions,
  fees,
  isRestDay,
  kinds,
  opensOn,
  periodOf,
  priceOf,
  sessionTimes,
  terms,
} from './exhibitions.ts';
import {
  book,
  countOf,
  giftEndsAt,
  inSession,
  move,
  newTicket,
  placesLeft,
  returnQuote,
  sumOf,
  type Ticket,
  tell,
  ticketsNow,
  toWire,
  unwrapGift,
  wrapGift,
} from './tickets.ts';

/** One person may have so many places of a session. */
const MOST = 10;

const some = v.array(
  v.object({ knd: v.picklist(kinds), cnt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST)) }),
);
const holdBody = v.object({
  exhbId: v.string(),
  ymd: v.string(),
  ssnTime: v.string(),

  kndList: some,
  payAmt: v.number(),
});
const refuse = (code: string, message: string, payload?: unknown): never => {
  throw new AnswerError(code, message, { payload });
};
type At = Context<RoomEnv>;

const exhibitionAt = (exhbId: string | undefined): Exhibition =>
  exhibitionOf(exhbId ?? '') ?? refuse('MUS_NOT_FOUND', '전시를 찾을 수 없어요.');

function mine(context: At, tcktNo: string | undefined): Ticket {
  const memberId = memberOf(context).walletMberIdnfiNo;
  const found = ticketsNow(context.get('world')).find(
    (one) => one.tcktNo === tcktNo && one.memberId === memberId,
  );
  return found ?? refuse('MUS_NOT_FOUND', '입장권을 찾을 수 없어요.');
}

/** The chosen ones of a ticket, never more than it has. */
const countedIn = ({ kndList }: Ticket, chosen: readonly { knd: string; cnt: number }[]) =>
  kndList.map((one) => {
    const cnt = chosen.find(({ knd }) => knd === one.knd)?.cnt ?? 0;
    return { ...one, cnt: Math.min(one.cnt, cnt) };
  });

/** What a link of a gift says of it, as its receiver sees it. */
function giftState(world: World, one: Ticket | undefined, memberId: string) {
  if (!one) return 'GONE';
  if (one.memberId === memberId) return 'MINE';
  return one.tcktSttus === 'GIFT' && giftEndsAt(one) > world.now().getTime() ? 'WAIT' : 'OVER';
}

const answer = (context: At, ticket: Ticket) =>
  ok(context, toWire(context.get('world'), ticket, languageOf(context)));

function exhibitionToWire(context: At, exhibition: Exhibition) {
  const world = context.get('world');
  const { bgngYmd, endYmd } = periodOf(world, exhibition);
  const opensYmd = opensOn(world, exhibition);
  const asked = remembered<string[]>(context, 'museum.alarms', () => []);
  return {
    ...spoken({ exhbNm: exhibition.exhbNm, msmNm: exhibition.msmNm }, languageOf(context)),

    exhbId: exhibition.exhbId,
    bgngYmd,
    endYmd,
    opensYmd,
    untprc: priceOf(world, exhibition, 'ADLT'),
    chldYn: exhibition.isForChildren ? 'Y' : 'N',
    exhbSttus: exhibition.isCancelled ? 'CNCL' : opensYmd > seoulDate(world.now()) ? 'WAIT' : 'OPEN',
    alrmYn: asked.includes(exhibition.exhbId) ? 'Y' : 'N',
  };
}

/** Museum tickets: all calls are our own, the specification names none (N40). */
export const museumRoom = defineRoom('/museum', (routes) => {
  routes.get('/museum/exhibitions', (context) => {
    memberOf(context);
    return ok(context, { exhbList: exhibitions.map((one) => exhibitionToWire(context, one)) });
  });

  routes.get('/museum/exhibitions/:exhbId', (context) => {
    const exhibition = exhibitionAt(context.req.param('exhbId'));
    const kndList = kinds.map((knd) => ({ knd, untprc: priceOf(context.get('world'), exhibition, knd) }));
    const more = spoken({ stpulInfoList: terms }, languageOf(context));
    return ok(context, {
      ...exhibitionToWire(context, exhibition),
      kndList,
      feeList: fees,
      mostCnt: MOST,
      ...more,
    });
  });

  routes.post('/museum/exhibitions/:exhbId/alarm', (context) => {
    const asked = remembered<string[]>(context, 'museum.alarms', () => []);
    const { exhbId } = exhibitionAt(context.req.param('exhbId'));
    if (!asked.includes(exhbId)) asked.push(exhbId);
    return ok(context);
  });

  routes.get('/museum/days', (context) => {
    memberOf(context);
    const world = context.get('world');
    const exhibition = exhibitionAt(context.req.query('exhbId'));
    const today = seoulDate(world.now());
    const dayList = Array.from({ length: AHEAD + 1 }, (_, at) => addDays(today, at)).map((ymd) => ({
      ymd,
      rmndCnt: sessionTimes(ymd).reduce((sum, time) => sum + placesLeft(world, exhibition, ymd, time), 0),
      rstYn: isRestDay(exhibition, ymd) ? 'Y' : 'N',
    }));
    return ok(context, { bgngYmd: today, endYmd: addDays(today, AHEAD), dayList });
  });

  routes.get('/museum/sessions', (context) => {
    memberOf(context);
    const { exhbId, ymd = '' } = context.req.query();
    const exhibition = exhibitionAt(exhbId);
    const left = (time: string) => placesLeft(context.get('world'), exhibition, ymd, time);
    return ok(context, {
      ssnList: sessionTimes(ymd).map((ssnTime) => ({ ssnTime, rmndCnt: left(ssnTime) })),
    });
  });

  routes.post('/museum/hold', async (context) => {
    const world = context.get('world');
    const memberId = memberOf(context).walletMberIdnfiNo;
    const intentId = intentOf(context);
    const { kndList: asked, payAmt, ...session } = await readBody(context, holdBody);
    const before = ticketsNow(world).find((one) => one.memberId === memberId && one.intentId === intentId);
    if (before) return answer(context, before);
    const exhibition = exhibitionAt(session.exhbId);
    const kndList = asked.map((one) => ({ ...one, untprc: priceOf(world, exhibition, one.knd) }));
    const ticket = { ...newTicket(world, { memberId, ...session, kndList }), intentId };
    const others = inSession(world, session).filter((one) => one.memberId === memberId);
    const kept = others.filter(({ tcktSttus }) => tcktSttus !== 'HOLD');
    const has = (knd: string) => kndList.some((one) => one.knd === knd && one.cnt > 0);
    if (countOf(ticket) < 1) refuse('MUS_COUNT', '한 장부터 예매할 수 있어요.');
    if (has('INFT') && !has('ADLT') && !has('HALF')) refuse('MUS_ADULT', '어른과 함께 예매해 주세요.');
    if (exhibition.price === 0 && kept.length > 0) refuse('MUS_TWICE', '이미 예매한 시간이에요.');
    const had = kept.reduce((sum, one) => sum + countOf(one), 0);
    if (had + countOf(ticket) > MOST) refuse('MUS_MOST', '한 번에 10장까지 예매할 수 있어요.');
    if (sumOf(ticket) !== payAmt) refuse('MUS_PRICE', '관람료가 바뀌었어요.');
    // Somebody who goes back and chooses anew is not shut out by a hold of their own.
    const own = others.filter(({ tcktSttus }) => tcktSttus === 'HOLD');
    for (const one of own) one.tcktSttus = 'FREE';
    if (placesLeft(world, exhibition, session.ymd, session.ssnTime) < countOf(ticket)) {
      for (const one of own) one.tcktSttus = 'HOLD';
      refuse('MUS_LEFT', '남은 자리가 모자라요.');
    }
    ticketsNow(world).push(ticket);
    return answer(context, ticket);
  });

  routes.post('/museum/order', async (context) => {
    const world = context.get('world');
    const body = v.object({ tcktNo: v.string(), agreStpulIdList: v.array(v.string()) });
    const { tcktNo, agreStpulIdList } = await readBody(context, body);
    const ticket = mine(context, tcktNo);
    const leadsTo = (payUrl: string) => ok(context, { payUrl });
    const there = `/museum/FMU21000?tcktNo=${tcktNo}`;
    // The answer of an order may have been lost: what is booked is not booked again.
    if (ticket.tcktSttus === 'BOOK') return leadsTo(there);
    if (ticket.tcktSttus !== 'HOLD') refuse('MUS_LATE', '결제할 시간이 지났어요.');
    ticket.isAgreed ||= agreStpulIdList.includes('FMU_01');
    if (!ticket.isAgreed) refuse('MUS_TERMS', '약관에 동의해 주세요.');
    if (sumOf(ticket) === 0) {
      book(world, ticket);
      return leadsTo(there);
    }
    // An older page pays no more.
    ticket.payToken = `${tcktNo}.${world.nextNumber(`museum.pay.${tcktNo}`)}`;
    return leadsTo(`/_mocks/pg/pay?token=${encodeURIComponent(ticket.payToken)}`);
  });

  routes.get('/museum/tickets', (context) => {
    const memberId = memberOf(context).walletMberIdnfiNo;
    const world = context.get('world');
    const own = ticketsNow(world).filter(
      (one) => one.memberId === memberId && one.tcktSttus !== 'FREE' && one.tcktSttus !== 'LATE',
    );
    return ok(context, { tcktList: own.map((one) => toWire(world, one, languageOf(context))) });
  });

  routes.get('/museum/tickets/:tcktNo', (context) =>
    answer(context, mine(context, context.req.param('tcktNo'))),
  );

  const returnBody = v.object({ tcktNo: v.string(), kndList: some, feeAmt: v.optional(v.number(), 0) });
  async function askedBack(context: At) {
    const { tcktNo, kndList, feeAmt } = await readBody(context, returnBody);
    const ticket = mine(context, tcktNo);
    return { ticket, given: countedIn(ticket, kndList), feeAmt };
  }

  routes.post('/museum/returnFee', async (context) => {
    const { ticket, given } = await askedBack(context);
    return ok(context, returnQuote(context.get('world'), ticket, given));
  });

  routes.post('/museum/return', async (context) => {
    const world = context.get('world');
    const { ticket, given, feeAmt } = await askedBack(context);
    // The answer to a return may have been lost on its way: asking again is no error.
    if (ticket.rtnKeys.includes(intentOf(context))) return answer(context, ticket);
    const quote = returnQuote(world, ticket, given);
    if (quote.feeAmt !== feeAmt) refuse('MUS_FEE', '환불 수수료가 바뀌었어요.');
    move(world, ticket, -quote.rfndAmt);
    ticket.rtnKeys.push(intentOf(context));
    ticket.rtnFeeAmt += quote.feeAmt;
    ticket.rtnAmt += quote.rfndAmt;
    const rest = ticket.kndList.map((one, at) => ({ ...one, cnt: one.cnt - (given[at]?.cnt ?? 0) }));
    if (countOf({ kndList: rest }) === 0) ticket.tcktSttus = 'RTND';
    else ticket.kndList = rest;
    tell(world, ticket, { ko: '입장권을 환불했어요', en: 'Tickets were refunded' });
    return answer(context, ticket);
  });

  // What is given is said before it is received: which exhibition, when, how many, by whom.
  routes.get('/museum/gifts/:gftNo', (context) => {
    const world = context.get('world');
    const { walletMberIdnfiNo } = memberOf(context);
    const given = ticketsNow(world).find((one) => one.gftNo === context.req.param('gftNo'));
    const gftStcd = giftState(world, given, walletMberIdnfiNo);
    if (!given) return ok(context, { gftStcd });
    const { exhbNm, msmNm } = exhibitionOf(given.exhbId) ?? { exhbNm: '', msmNm: '' };
    const giver = personas.find(({ person }) => person?.walletMberIdnfiNo === given.memberId)?.person;
    return ok(context, {
      gftStcd,
      ...spoken({ exhbNm, msmNm }, languageOf(context)),
      ymd: given.ymd,
      ssnTime: given.ssnTime,
      cnt: countOf(given),
      sndrNm: maskName(giver?.custName ?? ''),
      gftEndDttm: seoulTime(new Date(giftEndsAt(given))),
    });
  });

  routes.post('/museum/gift', async (context) => {
    const world = context.get('world');
    const body = v.object({
      act: v.picklist(['SEND', 'BACK', 'TAKE']),
      no: v.string(),
      kndList: v.optional(some),
    });
    const { act, no, kndList: chosen } = await readBody(context, body);
    if (act !== 'TAKE') {
      const ticket = mine(context, no);
      const isSending = act === 'SEND';
      if (ticket.tcktSttus !== (isSending ? 'BOOK' : 'GIFT') || ticket.isGift)
        refuse('MUS_NO_GIFT', '지금은 선물할 수 없어요.');
      if (!isSending) {
        unwrapGift(ticket);
        return answer(context, ticket);
      }
      if (giftEndsAt(ticket) <= world.now().getTime())
        refuse('MUS_NO_GIFT', '관람 한 시간 전부터는 선물할 수 없어요.');
      const given = chosen ? countedIn(ticket, chosen) : ticket.kndList;
      if (countOf({ kndList: given }) === 0) refuse('MUS_COUNT', '한 장부터 선물할 수 있어요.');
      return answer(context, wrapGift(world, ticket, given));
    }
    const memberId = memberOf(context).walletMberIdnfiNo;
    const given = ticketsNow(world).find((one) => one.gftNo === no && one.tcktSttus === 'GIFT');
    if (!given) return refuse('MUS_GIFT_GONE', '보낸 분이 선물을 되돌렸거나 이미 받은 선물이에요.');
    if (given.memberId === memberId) refuse('MUS_OWN_GIFT', '내가 보낸 선물이에요.');
    if (giftEndsAt(given) <= world.now().getTime())
      refuse('MUS_GIFT_GONE', '보낸 분이 선물을 되돌렸거나 이미 받은 선물이에요.');
    given.tcktSttus = 'GIVN';
    const { exhbId, ymd, ssnTime, kndList } = given;
    const taken = { ...newTicket(world, { memberId, exhbId, ymd, ssnTime, kndList }), isGift: true };
    ticketsNow(world).push(taken);
    book(world, taken);
    return answer(context, taken);
  });
});
