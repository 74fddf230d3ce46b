import type { Context } from 'hono';
import { memberAt } from '../book/shelf.ts';
import { memberIn } from '../canp/members.ts';
import { anyOwn } from '../certi/own.ts';
import { fxSeen } from '../fcpurs/wallet.ts';
import { ownOf } from '../nft/tokens.ts';
import { hasPointWallet } from '../point-fe/walletState.ts';
import { memberOf, type RoomEnv } from '../room.ts';

/**
 * Whether a member uses a service that is opened in the service itself, by its code: what it says of itself counts.
 * All others are joined by `joinService`.
 */
export const ownStates: Readonly<Record<string, (context: Context<RoomEnv>) => boolean>> = {
  '04': (context) => anyOwn(context).joinYn === 'Y',
  '14': (context) => memberIn(context.get('world'), memberOf(context).walletMberIdnfiNo).state === 'JOIN',
  '26': (context) => fxSeen(context).state === 'OPEN',
  '29': hasPointWallet,
  '33': (context) => memberAt(context).joinYn === 'Y',
  '39': (context) => ownOf(context.get('world'), memberOf(context).walletMberIdnfiNo).sttus === 'OPEN',
};
