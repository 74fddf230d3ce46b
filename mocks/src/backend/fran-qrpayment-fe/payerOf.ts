import type { Context } from 'hono';
import { memberOf, type RoomEnv } from '../room.ts';
import type { Payer } from './payments.ts';

/** Who is signed in, as the one who pays. Answers 401 when nobody is. */
export function payerOf(context: Context<RoomEnv>): Payer {
  return { memberId: memberOf(context).walletMberIdnfiNo, personaId: context.get('world').personaId };
}
