import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { AnswerError, type Envelope, memberOf, type RoomEnv } from '../room.ts';
import type { World } from '../world.ts';

/** What became of an order: `pending` while a partner still works on it, `closed` when it was asked for and had not come. */
export type Order =
  | { state: 'done'; kind: string; receipt: object }
  | { state: 'pending'; kind: string; settlesAt: number; by: string; facts: unknown }
  | { state: 'refused'; kind: string; code: string; message: string; payload?: unknown }
  | { state: 'closed' };

/** An order that a partner needs time for: made by what `settledLater` gives. */
export class StillPending {
  readonly seconds: number;
  readonly by: string;
  readonly facts: unknown;

  constructor(seconds: number, by: string, facts: unknown) {
    this.seconds = seconds;
    this.by = by;
    this.facts = facts;
  }
}

type Settle<Facts> = (context: Context<RoomEnv>, facts: Facts) => object;

const settlers = new Map<string, Settle<unknown>>();

/**
 * How orders are settled that a partner needs time for. What waits is plain data, as it outlives the server: the
 * facts; what is done with them is found by its name.
 *
 * @param by its name, the same in every run
 * @param settle books it and gives the receipt; throws an AnswerError to refuse. The context is of a call of its member.
 * @returns makes such an order: the seconds are until it is settled, on the world's clock
 */
export function settledLater<Facts>(
  by: string,
  settle: Settle<Facts>,
): (seconds: number, facts: Facts) => StillPending {
  settlers.set(by, settle as Settle<unknown>);
  return (seconds, facts) => new StillPending(seconds, by, facts);
}

function ordersOf(world: World): Map<string, Order> {
  return world.room('ledger.orders', () => new Map<string, Order>());
}

/**
 * Carries an order out once: the same key gets the same receipt or the same refusal again, whoever sends it how often
 * and in whatever order. One that was asked for before it came is refused for good.
 *
 * @param work books it; throws an AnswerError to refuse
 */
export function carryOutOnce(
  context: Context<RoomEnv>,
  kind: string,
  envelope: Envelope,
  work: () => object | StillPending,
): object {
  const world = context.get('world');
  const intentId = intentOf(context);
  const key = `${memberOf(context).walletMberIdnfiNo} ${intentId}`;
  const orders = ordersOf(world);
  if (!orders.has(key)) orders.set(key, carryOut(world, kind, work));
  const order = lookAt(context, key) ?? { state: 'closed' };
  if (order.state === 'done') return order.receipt;
  if (order.state === 'refused') {
    throw new AnswerError(order.code, order.message, { envelope, payload: order.payload });
  }
  if (order.state === 'pending') throw new AnswerError('UBFR0202', '처리 중이에요.', { envelope });
  throw new AnswerError('UBFR0409', '이미 종료된 거래예요.', { envelope });
}

/** What became of an order. One that has not come is closed by the asking: it is refused should it still come. */
export function inquireOrder(context: Context<RoomEnv>, intentId: string): Order {
  const world = context.get('world');
  const key = `${memberOf(context).walletMberIdnfiNo} ${intentId}`;
  const orders = ordersOf(world);
  if (!orders.has(key)) orders.set(key, { state: 'closed' });
  return lookAt(context, key) ?? { state: 'closed' };
}

function carryOut(world: World, kind: string, work: () => object | StillPending): Order {
  try {
    const outcome = work();
    if (!(outcome instanceof StillPending)) return { state: 'done', kind, receipt: outcome };
    const settlesAt = world.now().getTime() + outcome.seconds * 1000;
    return { state: 'pending', kind, settlesAt, by: outcome.by, facts: outcome.facts };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const { code, message, options } = error;
    return { state: 'refused', kind, code, message, payload: options.payload };
  }
}

function lookAt(context: Context<RoomEnv>, key: string): Order | undefined {
  const world = context.get('world');
  const orders = ordersOf(world);
  const order = orders.get(key);
  if (order?.state !== 'pending' || order.settlesAt > world.now().getTime()) return order;
  const { kind, by, facts } = order;
  const settled = carryOut(world, kind, () => {
    const settle = settlers.get(by);
    if (!settle) throw new Error(`Nobody settles orders by ${by}.`);
    return settle(context, facts);
  });
  orders.set(key, settled);
  return settled;
}
