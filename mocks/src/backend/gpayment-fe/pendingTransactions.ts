import type { Context } from 'hono';
import { inquireOrder } from '../ledger/index.ts';
import { type RoomEnv, remembered } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { type BookedFacts, type Transaction, unbooked } from './transactionState.ts';

interface Waiting {
  /** of the order */
  key: string;
  transaction: Transaction;
}

function waitingOf(context: Context<RoomEnv>): Waiting[] {
  return remembered(context, 'gpayment.waiting', (): Waiting[] => []);
}

/** An order that a partner needs time for: the history shows it as under way (tranRsltDstcd 0, ours). */
export function addPending(context: Context<RoomEnv>, key: string, facts: BookedFacts): void {
  const waiting = waitingOf(context);
  const world = context.get('world');
  const tranSerno = `W${String(world.nextNumber('gpayment.waiting')).padStart(9, '0')}`;
  const transaction = { ...unbooked(facts, tranSerno, seoulTime(world.now())), tranRsltDstcd: '0' };
  waiting.unshift({ key, transaction: { ...transaction, sendBfBal: '', sendAfBal: '' } });
}

/** The member's orders under way, newest first. */
export function pendingOf(context: Context<RoomEnv>): Transaction[] {
  return waitingOf(context)
    .filter(({ key }) => inquireOrder(context, key).state === 'pending')
    .map(({ transaction }) => transaction);
}
