import type { Hono } from 'hono';
import type { RoomEnv } from '../room.ts';
import { customerServiceRoutes } from './customerService.ts';
import { inquiryRoutes } from './inquiryRoutes.ts';
import { paymentMethodRoutes } from './paymentMethods.ts';
import { rateRoutes } from './rateRoutes.ts';
import { userRoutes } from './users.ts';

/** What foreign payment offers beside paying: the user, accounts, rates, histories, notices, questions. */
export function serviceRoutes(routes: Hono<RoomEnv>): void {
  userRoutes(routes);
  paymentMethodRoutes(routes);
  rateRoutes(routes);
  inquiryRoutes(routes);
  customerServiceRoutes(routes);
}
