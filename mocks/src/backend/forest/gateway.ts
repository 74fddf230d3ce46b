import { type Context, Hono } from 'hono';
import type { RoomEnv, World } from '../room.ts';
import { type Booking, bookingsNow } from './bookings.ts';
import { findRoom } from './forests.ts';
import { gatewayClosedPage, gatewayPage } from './gatewayPage.ts';
import { tellOfStay } from './tellOfForest.ts';

const results = { pay: 'paid', refuse: 'refused', close: 'closed' } as const;
type Act = keyof typeof results;

/** The payment company's page, for development and tests; mounted at `/_mocks/pg`. */
export const gateway = new Hono<RoomEnv>();

gateway.get('/pay', (context) => {
  const token = context.req.query('token') ?? '';
  const booking = byToken(context, token);
  if (!booking) return context.html(gatewayClosedPage(), 410);
  const found = findRoom(booking.roomId);
  const product = found ? `${found.forest.forestNm} ${found.room.roomNm}` : booking.bkngNo;
  return context.html(gatewayPage({ token, product, amount: booking.totAmt }));
});

gateway.post('/settle', async (context) => {
  const form = await context.req.parseBody();
  const act = String(form.act);
  const booking = byToken(context, String(form.token));
  if (!booking || !isAct(act)) return context.html(gatewayClosedPage(), 410);
  settle(context.get('world'), booking, act);
  const query = new URLSearchParams({ bookingNo: booking.bkngNo, result: results[act] });
  return context.redirect(`/forest/returnUrl?${query}`, 303);
});

function isAct(text: string): text is Act {
  return Object.hasOwn(results, text);
}

/** The unpaid booking an open page stands for. Not asked who is signed in: a gateway knows its token only. */
function byToken(context: Context<RoomEnv>, token: string): Booking | undefined {
  return bookingsNow(context.get('world')).find(
    ({ payToken, bkngStcd }) => payToken !== null && payToken === token && bkngStcd === 'HOLD',
  );
}

function settle(world: World, booking: Booking, act: Act): void {
  booking.payToken = null;
  if (act === 'pay') {
    booking.bkngStcd = 'PAID';
    booking.payStcd = 'PAID';
    tellOfStay(world, booking, { ko: '휴양림 예약이 완료됐어요', en: 'Your forest stay is booked' });
  } else {
    booking.payStcd = act === 'refuse' ? 'RFSD' : 'CLSD';
  }
}
