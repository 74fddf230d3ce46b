import { type Infer, v } from '@wallet/kit/schema';
import type { SeenPhone } from '../phones.ts';
import { memberOf, readBody, type World } from '../room.ts';
import { filled } from '../wireFields.ts';
import { type At, refuse } from './member.ts';

const LIVES_MS = 5 * 60_000;
/** Longer than a page waits for an answer. */
const SILENCE_MS = 31_000;

export const replies = ['ok', 'expired', 'audience', 'silence'] as const;
type Reply = (typeof replies)[number];

interface Gateway {
  /** with the phone that a token was taken on; missing in a browser, and in worlds kept by an earlier version */
  tokens: Map<string, { memberId: string; until: number; isRenewed: boolean; phone?: SeenPhone }>;
  /** what the next call is answered, whatever its token says */
  reply: Reply;
}
const gatewayOf = (world: World): Gateway =>
  world.room('gmid.gateway', () => ({ tokens: new Map(), reply: 'ok' }));

export function setReply(context: At, reply: Reply): void {
  gatewayOf(context.get('world')).reply = reply;
}

export function takeToken(context: At, phone: SeenPhone) {
  const world = context.get('world');
  const caAuthToken = `CA.${crypto.randomUUID()}`;
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const until = world.now().getTime() + LIVES_MS;
  gatewayOf(world).tokens.set(caAuthToken, { memberId, until, isRenewed: false, phone });
  return { caAuthToken, expSS: LIVES_MS / 1000 };
}

function tokenOf(context: At, token: string) {
  const found = gatewayOf(context.get('world')).tokens.get(token);
  const isOwn = found?.memberId === memberOf(context).walletMberIdnfiNo;
  return found && isOwn ? found : refuse('CAS_AUDIENCE', '이 로그인의 토큰이 아니에요.');
}

/** Once: after that the customer signs in again. */
export function renewToken(context: At, token: string) {
  const found = tokenOf(context, token);
  if (found.isRenewed) refuse('CAS_DEAD', '다시 로그인해 주세요.');
  const until = context.get('world').now().getTime() + LIVES_MS;
  Object.assign(found, { isRenewed: true, until });
  return { caAuthToken: token, expSS: LIVES_MS / 1000 };
}

/** Ends a token before its time. */
export function spoil(context: At, token: string): void {
  tokenOf(context, token).until = 0;
}

/** The phone that the token of this call was taken on; the body is read a second time, as a copy. */
export async function phoneOf(context: At): Promise<SeenPhone> {
  const { token } = (await context.req.json()) as { token?: string };
  return gatewayOf(context.get('world')).tokens.get(token ?? '')?.phone ?? { dvcId: '', mdlNm: '' };
}

/** What a call of these fields carries. */
export type DataOf<E extends v.ObjectEntries> = Infer<ReturnType<typeof v.object<E>>>;

/** What a call carries beside its token. Answers 400, CAS_EXPIRED or CAS_AUDIENCE. */
export async function dataOf<const E extends v.ObjectEntries>(context: At, entries: E): Promise<DataOf<E>> {
  const { token, data } = await readBody(context, v.object({ token: filled, data: v.object(entries) }));
  const gateway = gatewayOf(context.get('world'));
  const { reply } = gateway;
  gateway.reply = 'ok';
  if (reply === 'silence') await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
  const { until } = tokenOf(context, token);
  if (reply === 'audience') refuse('CAS_AUDIENCE', '이 로그인의 토큰이 아니에요.');
  if (reply === 'expired' || until <= context.get('world').now().getTime())
    refuse('CAS_EXPIRED', '토큰의 시간이 지났어요.');
  return data as DataOf<E>;
}
