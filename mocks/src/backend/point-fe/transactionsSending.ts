import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { outDataOk, type RoomEnv, readBody } from '../room.ts';
import * as field from './transactionsFields.ts';
import { endGift, listGifts, sendGift } from './transactionsGifts.ts';
import { placeOrder } from './transactionsOrders.ts';
import { personByPhone, recentPeople, shown } from './transactionsPeople.ts';
import { askForPoints, cancelRequest, declineShare, listRequests, payShare } from './transactionsRequests.ts';

const phone = v.pipe(v.string(), v.regex(/^01\d{8,9}$/));
const requested = v.object({
  titl: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  shrList: v.pipe(
    v.array(v.object({ rcvrId: field.id, amt: field.points })),
    v.minLength(1),
    v.maxLength(10),
  ),
});

/** Points to and from other people. */
export function sendingRoutes(routes: Hono<RoomEnv>): void {
  const at = (name: string) => `/point-fe/transaction/v1/${name}`;
  routes.post(at('receivers'), (context) => outDataOk(context, { rcvrList: recentPeople().map(shown) }));
  routes.post(at('receiver'), async (context) => {
    const { mtlno } = await readBody(context, v.object({ mtlno: phone }));
    return outDataOk(context, shown(personByPhone(context, mtlno)));
  });
  routes.post(at('send'), async (context) => {
    const order = v.object({ rcvrId: field.id, amt: field.points, msg: field.message, pswd: field.password });
    const { rcvrId, amt, msg, pswd } = await readBody(context, order);
    const work = () => sendGift(context, { rcvrId, amount: amt, msg });
    return placeOrder(context, { kind: 'send', password: pswd, work });
  });
  routes.post(at('gifts'), (context) => outDataOk(context, listGifts(context)));
  for (const how of ['accept', 'return', 'takeBack'] as const) {
    routes.post(at(`gift/${how}`), async (context) => {
      const { giftId } = await readBody(context, v.object({ giftId: field.id }));
      return placeOrder(context, { kind: how, work: () => endGift(context, giftId, how) });
    });
  }
  routes.post(at('requests'), (context) => outDataOk(context, listRequests(context)));
  routes.post(at('request/new'), async (context) => {
    const { titl, shrList } = await readBody(context, requested);
    const shares = shrList.map(({ rcvrId, amt }) => ({ rcvrId, amount: amt }));
    return placeOrder(context, { kind: 'request', work: () => askForPoints(context, { titl, shares }) });
  });
  routes.post(at('request/pay'), async (context) => {
    const { shrId, pswd } = await readBody(context, v.object({ shrId: field.id, pswd: field.password }));
    return placeOrder(context, { kind: 'pay', password: pswd, work: () => payShare(context, shrId) });
  });
  routes.post(at('request/decline'), async (context) => {
    const { shrId } = await readBody(context, v.object({ shrId: field.id }));
    declineShare(context, shrId);
    return outDataOk(context);
  });
  routes.post(at('request/cancel'), async (context) => {
    const { rqstId } = await readBody(context, v.object({ rqstId: field.id }));
    cancelRequest(context, rqstId);
    return outDataOk(context);
  });
}
