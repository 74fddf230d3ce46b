import type { Context } from 'hono';
import { type RoomEnv, remembered } from '../room.ts';

/** What foreign payment knows of a member, beside accounts, password and transactions. */
export interface PayUser {
  isUser: boolean;
  engName: string;
  gpyMethdDstcd: string;
  utznGuidYn: 'Y' | 'N';
  finlPymtYn: 'Y' | 'N';
}

export function payUserOf(context: Context<RoomEnv>): PayUser {
  return remembered<PayUser>(context, 'gpayment.user', ({ hasGpaymentUser: isUser = true }) => ({
    isUser,
    engName: isUser ? 'KIM WALLET' : '',
    gpyMethdDstcd: '2',
    utznGuidYn: 'N',
    finlPymtYn: 'N',
  }));
}
