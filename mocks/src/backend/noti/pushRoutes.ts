import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { isUnderFourteen } from '../comm/agreements.ts';
import { AnswerError, ok, type RoomEnv, readBody, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { flag } from '../wireFields.ts';

/** 01 use of services, 02 benefits (advertising), 03 guidance, 04 benefits at night (21 to 8). */
type Consents = Record<'01' | '02' | '03' | '04', { recvCnsntYn: 'Y' | 'N'; cnsntYMS: string }>;

const changeBody = v.object({ alrmSetDstcd: v.picklist(['01', '02', '03', '04']), recvCnsntYn: flag });

function consentsOf(context: Context<RoomEnv>): Consents {
  return remembered<Consents>(context, 'noti.push', ({ isNew }, world) => {
    const joinedAt = isNew ? seoulTime(world.now()) : '20260301090000';
    return {
      '01': { recvCnsntYn: 'Y', cnsntYMS: joinedAt },
      '02': { recvCnsntYn: 'N', cnsntYMS: '' },
      '03': { recvCnsntYn: 'Y', cnsntYMS: joinedAt },
      '04': { recvCnsntYn: 'N', cnsntYMS: '' },
    };
  });
}

/** Whether a member has agreed to be told of benefits; a visitor has not. */
export const wantsBenefits = (context: Context<RoomEnv>): boolean =>
  Boolean(context.get('world').person?.walletMberIdnfiNo) && consentsOf(context)['02'].recvCnsntYn === 'Y';

function answerOf(context: Context<RoomEnv>, consents: Consents) {
  return {
    adCnsntAbleYn: isUnderFourteen(context) ? 'N' : 'Y',
    alrmSetList: Object.entries(consents).map(([alrmSetDstcd, consent]) => ({ alrmSetDstcd, ...consent })),
  };
}

/** What a member wants to hear of on the phone. */
export function pushRoutes(routes: Hono<RoomEnv>): void {
  routes.get('/noti/v1/push-settings', (context) => {
    const consents = consentsOf(context);
    return ok(context, answerOf(context, consents));
  });

  routes.post('/noti/v1/push-settings', async (context) => {
    const consents = consentsOf(context);
    const { alrmSetDstcd, recvCnsntYn } = await readBody(context, changeBody);
    const isAdvertising = alrmSetDstcd === '02' || alrmSetDstcd === '04';
    if (isAdvertising && recvCnsntYn === 'Y' && isUnderFourteen(context))
      throw new AnswerError('NOTI_UNDER_14', '만 14세 미만은 혜택 알림을 받을 수 없어요.');
    if (alrmSetDstcd === '04' && recvCnsntYn === 'Y' && consents['02'].recvCnsntYn === 'N')
      throw new AnswerError('NOTI_BENEFIT_FIRST', '혜택 알림에 먼저 동의해 주세요.');
    const at = seoulTime(context.get('world').now());
    // The date is that of the change: asked again after an answer was lost, nothing changes.
    if (consents[alrmSetDstcd].recvCnsntYn !== recvCnsntYn)
      consents[alrmSetDstcd] = { recvCnsntYn, cnsntYMS: at };
    // Who wants no advertising wants none at night.
    if (alrmSetDstcd === '02' && recvCnsntYn === 'N' && consents['04'].recvCnsntYn === 'Y')
      consents['04'] = { recvCnsntYn: 'N', cnsntYMS: at };
    return ok(context, answerOf(context, consents));
  });
}
