import { expandBirth, isOfAge } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { joinable } from '../comm/services.ts';
import { refuseWhileHolding } from '../holdings.ts';
import {
  AnswerError,
  type MemberContext,
  memberOf,
  ok,
  type RoomEnv,
  readBody,
  remembered,
} from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { flag } from '../wireFields.ts';
import { leavings } from './leavings.ts';
import { ownStates } from './ownStates.ts';

const service = v.optional(v.picklist(joinable), '17');
const lookupBody = v.object({ wltSvcDstcd: service });
const joinBody = v.looseObject({ wltSvcDstcd: service, joinYn: v.optional(flag, 'Y') });

/** The services that the one who is signed in uses. */
export function joinedServices(context: MemberContext): Set<string> {
  return remembered(context, 'mber.services', ({ services = ['01'] }) => new Set(services));
}

/** Whether the member uses a service of the wallet. */
export const isJoinedTo = (context: MemberContext, code: string): boolean =>
  joinedServices(context).has(code);

/** Services with a least age, in years: the smart air ticket. */
const leastAge: Readonly<Record<string, number>> = { '17': 14 };

/** Refuses to join a service that the member is too young for. */
function needsAge(context: MemberContext, code: string): void {
  const { birth, custGubn } = memberOf(context);
  const years = leastAge[code];
  const today = seoulDate(context.get('world').now());
  if (years !== undefined && !isOfAge(expandBirth(birth, custGubn), years, today))
    throw new AnswerError('JOIN_AGE', `만 ${years}세부터 쓸 수 있어요.`);
}

export function joinRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/mber/user/currentJoinServiceStatus', (context) => {
    const joined = joinedServices(context);
    const joinServiceList = joinable.map((wltSvcDstcd) => ({
      wltSvcDstcd,
      joinYn: (ownStates[wltSvcDstcd]?.(context) ?? joined.has(wltSvcDstcd)) ? 'Y' : 'N',
    }));
    return ok(context, { joinServiceList });
  });

  routes.post('/mber/user/getJoinService', async (context) => {
    const joined = joinedServices(context);
    const { wltSvcDstcd } = await readBody(context, lookupBody);
    return ok(context, { wltSvcDstcd, successYn: joined.has(wltSvcDstcd) ? 'Y' : 'N' });
  });

  routes.post('/mber/user/joinService', async (context) => {
    const joined = joinedServices(context);
    const { wltSvcDstcd, joinYn } = await readBody(context, joinBody);
    if (joinYn === 'Y') {
      needsAge(context, wltSvcDstcd);
      joined.add(wltSvcDstcd);
    } else if (joined.has(wltSvcDstcd)) {
      const leaving = leavings[wltSvcDstcd];
      if (leaving) refuseWhileHolding(leaving.className, leaving.holdingsOf(context));
      leaving?.end(context);
      joined.delete(wltSvcDstcd);
    }
    return ok(context, { wltSvcDstcd, successYn: 'Y' });
  });

  routes.post('/mber/user/syncUserInfo', (context) => {
    const person = memberOf(context);
    const { ci, walletMberIdnfiNo, custMgtNo, walletId } = person;
    person.custIdnfr ||= `K${walletMberIdnfiNo.slice(1)}`;
    return ok(context, { custCiNo: ci, custMgtNo, custIdnfr: person.custIdnfr, walletId });
  });
}
