import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { outDataOk, type RoomEnv, readBody } from '../room.ts';
import { foreignRoutes } from './foreign.ts';
import { historyRoutes } from './histories.ts';
import { partnerRoutes } from './partners.ts';
import { accountRoutes } from './transactionsAccount.ts';
import * as field from './transactionsFields.ts';
import { orderStatus, orderTold } from './transactionsOrders.ts';
import { sendingRoutes } from './transactionsSending.ts';

/** Everything of the point prefix that moves points or lists their moves; all paths are ours. */
export function moneyRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/point-fe/transaction/v1/status', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: field.orderKey }));
    return outDataOk(context, orderStatus(context, odrKey));
  });
  routes.post('/point-fe/transaction/v1/told', async (context) => {
    const { odrKey } = await readBody(context, v.object({ odrKey: field.orderKey }));
    orderTold(context, odrKey);
    return outDataOk(context);
  });
  accountRoutes(routes);
  sendingRoutes(routes);
  partnerRoutes(routes);
  foreignRoutes(routes);
  historyRoutes(routes);
}
