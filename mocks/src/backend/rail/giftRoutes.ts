import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { languageOf } from '../language.ts';
import { personas } from '../personas.ts';
import { AnswerError, memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import {
  type Booking,
  bookingsNow,
  departsAt,
  GIFT_ENDS,
  type Gift,
  giftOf,
  giftsNow,
  giftToWire,
  isFor,
  said,
  tell,
  ticketsOf,
} from './bookings.ts';

const API = '/rail/api/v1';
const refuse = (code: string, message: string): never => {
  throw new AnswerError(code, message);
};
type At = Context<RoomEnv>;

const answer = (context: At, gift: Gift) =>
  ok(context, giftToWire(context.get('world'), gift, languageOf(context)));
const giftAt = (context: At, linkId: string | undefined): Gift =>
  giftsNow(context.get('world')).find((one) => one.linkId === linkId) ??
  refuse('RAIL_NOT_FOUND', '선물을 찾을 수 없어요.');
const bookingOf = (context: At, gift: Gift) =>
  bookingsNow(context.get('world')).find(({ bkngNo }) => bkngNo === gift.bkngNo) as Booking;
/** With a number on it, it is that member's alone. */
function needsReceiver(context: At, gift: Gift): void {
  if (!isFor(gift, memberOf(context))) refuse('RAIL_GIFT_OTHER', '다른 분에게 보낸 선물이에요.');
}
const byLink = v.object({ linkId: v.string() });

/** Tickets on their way to another wallet: they move when they are received, and the giver's die with that. */
export function giftRoutes(routes: Hono<RoomEnv>): void {
  routes.post(`${API}/gift-ticket-send`, async (context) => {
    const world = context.get('world');
    const fromId = memberOf(context).walletMberIdnfiNo;
    const intentId = intentOf(context);
    const body = v.object({
      tcktNoList: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(9)),
      rcvrTelno: v.pipe(v.string(), v.regex(/^(01\d{8,9})?$/)),
      giftMsg: v.pipe(v.string(), v.maxLength(50)),
    });
    const { tcktNoList, rcvrTelno, giftMsg } = await readBody(context, body);
    const before = giftsNow(world).find((one) => one.fromId === fromId && one.intentId === intentId);
    if (before) return answer(context, before);
    const booking = bookingsNow(world).find(
      ({ memberId, tickets }) =>
        memberId === fromId && tickets.some(({ tcktNo }) => tcktNo === tcktNoList[0]),
    );
    const given = booking?.tickets.filter(({ tcktNo }) => tcktNoList.includes(tcktNo)) ?? [];
    const isMine = given.every((one) => one.stt === 'VALD' && one.ownerId === fromId && !giftOf(world, one));
    if (booking?.stt !== 'DONE' || given.length !== tcktNoList.length || !isMine)
      return refuse('RAIL_NO_GIFT', '선물할 수 없는 승차권이에요.');
    if (departsAt(booking) - GIFT_ENDS <= world.now().getTime())
      refuse('RAIL_GIFT_LATE', '출발 10분 전까지 선물할 수 있어요.');
    const gift: Gift = {
      linkId: `GL${crypto.randomUUID().slice(0, 8)}`,
      intentId,
      bkngNo: booking.bkngNo,
      fromId,

      tcktNos: tcktNoList,
      phone: rcvrTelno,
      words: giftMsg,
      stt: 'SENT',
      toId: '',
      hiddenFor: [],
    };
    giftsNow(world).push(gift);
    const receiver = personas.find(({ phone }) => phone === rcvrTelno)?.person?.walletMberIdnfiNo;
    const link = `/rail/ReceiveShare?linkId=${gift.linkId}`;
    if (receiver) tell(world, booking, said.gift, { memberId: receiver, link });
    return answer(context, gift);
  });

  routes.post(`${API}/gift-ticket-recall`, async (context) => {
    const gift = giftAt(context, (await readBody(context, byLink)).linkId);
    if (gift.fromId !== memberOf(context).walletMberIdnfiNo)
      refuse('RAIL_NOT_FOUND', '선물을 찾을 수 없어요.');
    if (gift.stt === 'TAKN') refuse('RAIL_GIFT_TAKEN', '이미 받은 선물이에요.');
    if (gift.stt === 'SENT') gift.stt = 'RCLD';
    return answer(context, gift);
  });

  routes.get(`${API}/gift-ticket-list-select`, (context) => {
    const world = context.get('world');
    const { walletMberIdnfiNo: me, phone } = memberOf(context);
    const mine = giftsNow(world).filter(
      ({ fromId, toId, phone: to, stt, hiddenFor }) =>
        !hiddenFor.includes(me) && (fromId === me || toId === me || (to === phone && stt === 'SENT')),
    );
    return ok(context, { giftList: mine.map((one) => giftToWire(world, one, languageOf(context))) });
  });

  routes.get(`${API}/gift-ticket-link-select`, (context) =>
    answer(context, giftAt(context, context.req.query('linkId'))),
  );

  routes.post(`${API}/gift-ticket-send-wallet`, async (context) => {
    const me = memberOf(context).walletMberIdnfiNo;
    const gift = giftAt(context, (await readBody(context, byLink)).linkId);
    const booking = bookingOf(context, gift);
    if (gift.stt === 'TAKN' && gift.toId === me) return answer(context, gift);
    if (gift.fromId === me) refuse('RAIL_OWN_GIFT', '내가 보낸 선물이에요.');
    needsReceiver(context, gift);
    if (gift.stt === 'TAKN') refuse('RAIL_GIFT_TAKEN_BY_OTHER', '다른 분이 받은 선물이에요.');
    if (gift.stt === 'RCLD') refuse('RAIL_GIFT_RECALLED', '보낸 분이 되찾아 간 선물이에요.');
    if (gift.stt !== 'SENT') refuse('RAIL_GIFT_GONE', '받을 수 없는 선물이에요.');
    Object.assign(gift, { stt: 'TAKN', toId: me });
    for (const ticket of ticketsOf(booking, gift)) ticket.ownerId = me;
    const link = `/rail/FKS62000?linkId=${gift.linkId}`;
    tell(context.get('world'), booking, said.taken, { memberId: gift.fromId, link });
    return answer(context, gift);
  });

  // Refused while it waits; taken out of the list once it is over.
  routes.post(`${API}/gift-ticket-delete-wallet`, async (context) => {
    const me = memberOf(context).walletMberIdnfiNo;
    const gift = giftAt(context, (await readBody(context, byLink)).linkId);
    if (gift.fromId !== me && gift.toId !== me) needsReceiver(context, gift);
    if (gift.stt === 'SENT' && gift.fromId !== me) Object.assign(gift, { stt: 'RFSD', toId: me });
    gift.hiddenFor.push(me);
    return ok(context);
  });
}
