import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { AnswerError, type Envelope, memberOf, type RoomEnv } from '../room.ts';
import type { World } from '../world.ts';

/** What became of an order: `pending` while a partner still works on it, `closed` when it was asked for and had not come. */
export type Order =
  | { state: 'done'; kind: string; receipt: object }
  | { state: 'pending'; kind: string; settlesAt: number; settle: () => object }
  | { state: 'refused'; kind: string; code: string; message: string; payload?: unknown }
  | { state: 'closed' };

/** An order that a partner needs time for. */
export class StillPending {
  readonly seconds: number;
  readonly settle: () => object;

  /**
   * @param seconds until it is settled, on the world's clock
   * @param settle books it and gives the receipt
   */
  constructor(seconds: number, settle: () => object) {
    this.seconds = seconds;
    this.settle = settle;
  }
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
  const order = lookAt(world, key) ?? { state: 'closed' };
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
  return lookAt(world, key) ?? { state: 'closed' };
}

function carryOut(world: World, kind: string, work: () => object | StillPending): Order {
  try {
    const outcome = work();
    if (!(outcome instanceof StillPending)) return { state: 'done', kind, receipt: outcome };
    const settlesAt = world.now().getTime() + outcome.seconds * 1000;
    return { state: 'pending', kind, settlesAt, settle: outcome.settle };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const { code, message, options } = error;
    return { state: 'refused', kind, code, message, payload: options.payload };
  }
}

function lookAt(world: World, key: string): Order | undefined {
  const orders = ordersOf(world);
  const order = orders.get(key);
  if (order?.state !== 'pending' || order.settlesAt > world.now().getTime()) return order;
  const settled = carryOut(world, order.kind, order.settle);
  orders.set(key, settled);
  return settled;
}
