import type { Context } from 'hono';
import { inquireOrder } from '../ledger/index.ts';
import type { RoomEnv, World } from '../room.ts';
import { findCode } from './codes.ts';
import { type Order, type Payer, type Payment, splitOf, written } from './payments.ts';

/** By what an order is known: the key it was sent under, or the code that was read. */
type OrderName = { key: string } | { pyToken: string };

interface Waiting {
  name: OrderName;
  payment: Payment;
}

function waitingOf(world: World, memberId: string): Waiting[] {
  const ofAll = world.room('franchise.waiting', () => new Map<string, Waiting[]>());
  const known = ofAll.get(memberId) ?? [];
  ofAll.set(memberId, known);
  return known;
}

/** A payment that a shop's partner needs time for: the history shows it as under way (tranRsltDstcd 2, ours). */
export function addPending(world: World, payer: Payer, name: OrderName, order: Order): void {
  const tranSerno = `W${String(world.nextNumber('franchise.waiting')).padStart(9, '0')}`;
  const split = order.split ?? splitOf(world, payer, order);
  const payment = written(payer, order, split, { at: world.now(), tranSerno, tranRsltDstcd: '2' });
  waitingOf(world, payer.memberId).unshift({ name, payment });
}

/** The member's payments under way, newest first. */
export function pendingOf(context: Context<RoomEnv>, { memberId }: Payer): Payment[] {
  const world = context.get('world');
  return waitingOf(world, memberId)
    .filter(({ name }) =>
      'key' in name
        ? inquireOrder(context, name.key).state === 'pending'
        : findCode(world, name.pyToken)?.state.kind === 'pending',
    )
    .map(({ payment }) => payment);
}
