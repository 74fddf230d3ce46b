import type { Context } from 'hono';
import { intentOf } from '../intent.ts';
import { carryOutOnce, inquireOrder, StillPending, settledLater } from '../ledger/index.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { memberOf, outDataOk, type RoomEnv, remembered } from '../room.ts';
import { chargeIfShort } from './autoCharge.ts';
import { tellOfOrder } from './tellOfOrder.ts';
import { checkPointPassword } from './walletState.ts';

interface Noted {
  odrKey: string;
  odrKnd: string;
  /** The customer has seen how it ended. */
  told: boolean;
}

function notedOf(context: Context<RoomEnv>): Noted[] {
  return remembered<Noted[]>(context, 'point.orders', () => []);
}

interface Placing {
  kind: string;
  /** Encrypted; left out where an order needs none. */
  password?: string;
  work: () => object | StillPending;
}

/** Carries out an order of points once, after its password; what it was is remembered until the customer knows. */
export async function placeOrder(context: Context<RoomEnv>, placing: Placing): Promise<Response> {
  const { kind, password, work } = placing;
  const odrKey = intentOf(context);
  const secret = password === undefined ? undefined : await openSealed(context, password, { forOrder: true });
  const noted = notedOf(context);
  if (!noted.some((order) => order.odrKey === odrKey)) noted.push({ odrKey, odrKnd: kind, told: false });
  const receipt = carryOutOnce(context, `point.${kind}`, 'outData', () => {
    if (secret !== undefined) checkPointPassword(context, secret());
    const outcome = work();
    return outcome instanceof StillPending ? outcome : finished(context, kind, outcome);
  });
  return outDataOk(context, { odrKnd: kind, ...receipt });
}

/** As `settledLater`, of orders of points; `kind` is that of the order. */
export function pointsLater<Facts>(
  kind: string,
  work: (context: Context<RoomEnv>, facts: Facts) => object,
): (seconds: number, facts: Facts) => StillPending {
  return settledLater(`point.${kind}`, (context, facts: Facts) =>
    finished(context, kind, work(context, facts)),
  );
}

/** What follows from an order that was carried out: it is told, and points that have run short are charged. */
function finished(context: Context<RoomEnv>, kind: string, receipt: object): object {
  tellOfOrder(context, kind, receipt);
  chargeIfShort(context.get('world'), memberOf(context).walletMberIdnfiNo);
  return receipt;
}

const states = { done: 'DONE', pending: 'PEND', refused: 'RFSD', closed: 'CLSD' } as const;

/** What became of an order; without a key, of the newest one that nobody has been told about. */
export function orderStatus(context: Context<RoomEnv>, asked: string) {
  const noted = notedOf(context);
  const odrKey = asked || (noted.findLast(({ told }) => !told)?.odrKey ?? '');
  if (odrKey === '') return { odrKey, odrKnd: '', odrStcd: 'NONE' };
  const order = inquireOrder(context, odrKey);
  const odrKnd = noted.find((each) => each.odrKey === odrKey)?.odrKnd ?? '';
  return {
    odrKey,
    odrKnd,
    odrStcd: states[order.state],
    ...(order.state === 'refused' ? { rfslCd: order.code, rfslCtnt: order.message } : {}),
    ...(order.state === 'done' ? { rcpt: { odrKnd, ...order.receipt } } : {}),
  };
}

/** The customer knows how an order ended. */
export function orderTold(context: Context<RoomEnv>, odrKey: string): void {
  const noted = notedOf(context);
  const known = noted.find((order) => order.odrKey === odrKey);
  if (known) known.told = true;
  else noted.push({ odrKey, odrKnd: '', told: true });
}
