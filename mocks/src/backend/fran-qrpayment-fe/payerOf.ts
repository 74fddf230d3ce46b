import type { Context } from 'hono';
import { walletOf } from '../point-fe/walletState.ts';
import { memberOf, type RoomEnv } from '../room.ts';
import type { Payer } from './payments.ts';

/** Who is signed in, as the one who pays. Answers 401 when nobody is. */
export function payerOf(context: Context<RoomEnv>): Payer {
  const { walletMberIdnfiNo: memberId } = memberOf(context);
  const main = walletOf(context).linked.find(({ isMain }) => isMain);
  return { memberId, accountNo: main?.acNo ?? '' };
}
