import { Hono } from 'hono';
import type { RoomEnv, World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { kindOf, REFUSES } from './kinds.ts';
import { type At, clock, type Own, own, refuse, type Sending, today } from './own.ts';

const ARRIVES_MS = 5_000;

export function standing(one: Sending, at: number, day: string) {
  if (one.rcldYn === 'Y') return 'RCLD';
  if (one.readAt !== null) return 'READ';
  if (one.endYmd < day) return 'LPSD';
  if (at < one.sentAt + ARRIVES_MS) return 'SENT';
  return one.wayCd === 'ORG' && one.to === REFUSES ? 'RFSD' : 'ARRV';
}

export function sendingOf(context: At, sndId: string): Sending {
  const one = own(context).sendings.find((each) => each.sndId === sndId);
  return one ?? refuse('CTI_NO_SENDING', '보낸 내역을 찾을 수 없어요.');
}

/** What the sender sees; a reading number is never among it. */
export function followed(context: At, one: Sending) {
  const certificate = own(context).issued.find(({ certNo }) => certNo === one.certNo);
  return {
    sndId: one.sndId,
    certNo: one.certNo,
    kndNm: kindOf(certificate?.kndId ?? '')?.kndNm ?? '',

    wayCd: one.wayCd,
    rcvrNm: one.rcvrNm,
    prpsCd: one.prpsCd,
    sndYMS: clock(one.sentAt),

    endYmd: one.endYmd,
    rdYMS: one.readAt === null ? '' : clock(one.readAt),
    rdUrl: one.wayCd === 'ONCE' ? `/_mocks/certi/read?sndId=${one.sndId}` : '',
    sttus: standing(one, context.get('world').now().getTime(), today(context)),
  };
}

const all = (world: World) =>
  [...world.room('certi', () => new Map<string, Own>()).values()].flatMap(({ sendings }) => sendings);

/** The receivers' side, for development and tests; mounted at `/_mocks/certi`. */
export const certiReceivers = new Hono<RoomEnv>();
certiReceivers.get('/box', (context) =>
  context.json(all(context.get('world')).filter(({ key }) => key !== '').length),
);
certiReceivers.get('/read', (context) => {
  const world = context.get('world');
  const { sndId, rdNo } = context.req.query();
  const one = all(world).find((each) => each.sndId === sndId);
  const at = world.now().getTime();
  const state = one && standing(one, at, seoulDate(world.now()));
  const mayRead = state === 'ARRV' || state === 'SENT';
  if (!one || !mayRead || (one.wayCd === 'ONCE' && one.rdNo !== rdNo)) return context.json({ read: false });
  one.readAt = at;
  return context.json({ read: true });
});
