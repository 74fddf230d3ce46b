import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { memberOf, ok, type RoomEnv, readBody } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { maybeText } from '../wireFields.ts';
import { findCustomer } from './findCustomer.ts';

const affiliates = ['KS2', 'KM0', 'KN1', 'KC0', 'KB0'];
const HALF_HOUR = 30 * 60 * 1000;

const verifyBody = v.object({
  ciNo: maybeText,
  ssoNo: maybeText,
  samlAssertion: maybeText,
  kbCrtfiSerno: maybeText,
  groupCoCd: maybeText,
});

export function ssoRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mstr/sso/verify', async (context) => {
    const { ciNo, ssoNo, samlAssertion, kbCrtfiSerno, groupCoCd } = await readBody(context, verifyBody);
    const isComplete = Boolean(ciNo && ssoNo && samlAssertion && kbCrtfiSerno);
    const isKnown = affiliates.includes(groupCoCd ?? '') && samlAssertion !== 'INVALID';
    const isCustomer = findCustomer(context.get('world'), { ci: ciNo ?? '' }) !== null;
    return ok(context, { ciNo: ciNo ?? '', ssoVerify: isComplete && isKnown && isCustomer ? 'OK' : 'FAIL' });
  });

  routes.post('/mstr/sso/extend', (context) => {
    memberOf(context);
    const until = new Date(context.get('world').now().getTime() + HALF_HOUR);
    return ok(context, { extendYn: 'Y', expireYMS: seoulTime(until) });
  });
}
