import type { Context } from 'hono';
import type { RoomEnv } from '../room.ts';
import { endDuePoints } from './historiesBatches.ts';
import { convertOnItsDay } from './partnersAuto.ts';
import { giveBackLateGifts } from './transactionsGifts.ts';

/** Does what has come due since the wallet was looked at last: gifts go back, partner points come in, points end. */
export function settleDue(context: Context<RoomEnv>): void {
  giveBackLateGifts(context);
  convertOnItsDay(context);
  endDuePoints(context);
}
