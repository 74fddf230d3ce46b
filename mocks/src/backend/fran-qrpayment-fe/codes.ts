import { isPinLocked } from '../gpayment-fe/paymentPin.ts';
import { AnswerError, type World } from '../room.ts';
import type { Merchant } from './merchants.ts';
import { bookPayment, type Method, type Order, type Payer, type Payment } from './payments.ts';
import { untoldOf } from './untold.ts';

/** How long a customer's code is good for, in seconds (2-payment s9: 180 in sample data). */
export const CODE_SECONDS = 180;

/** What has become of a code: a shop read it once at most. */
type CodeState =
  | { kind: 'open' }
  | { kind: 'ended' }
  | { kind: 'pending'; settlesAt: number; order: Order }
  | { kind: 'paid'; payment: Payment }
  | { kind: 'refused'; code: string };

/** A code that a customer shows. */
export interface Code {
  payer: Payer;
  pyToken: string;
  qrcode: string;
  barcode: string;
  method: Method;
  /** of the points, at most */
  pointsMost?: number | undefined;
  expiresAt: number;
  /** how many sessions of the member had ended when it was made */
  sessionsEnded: number;
  state: CodeState;
}

function codesOf(world: World): Map<string, Code> {
  return world.room('franchise.codes', () => new Map<string, Code>());
}

/** The code with this token, as it is now. */
export function findCode(world: World, pyToken: string): Code | undefined {
  const code = codesOf(world).get(pyToken);
  if (code) settleInTime(world, code);
  if (code?.state.kind === 'open' && isOver(world, code)) code.state = { kind: 'ended' };
  return code;
}

/** Too old, of a session that has ended, or of a password that is locked: nobody is paid by it. */
function isOver(world: World, { expiresAt, sessionsEnded, payer: { memberId } }: Code): boolean {
  return (
    expiresAt <= world.now().getTime() ||
    world.sessionsEnded(memberId) > sessionsEnded ||
    isPinLocked(world, memberId)
  );
}

/** A new code; the member's others that nobody has read are no longer good. */
export function makeCode(
  world: World,
  payer: Payer,
  { method, pointsMost }: Pick<Code, 'method' | 'pointsMost'>,
): Code {
  const mine = [...codesOf(world).values()].filter((code) => code.payer.memberId === payer.memberId);
  for (const code of mine) if (code.state.kind === 'open') code.state = { kind: 'ended' };
  const number = String(world.nextNumber('franchise.code')).padStart(10, '0');
  const code: Code = {
    payer,
    pyToken: `PYF${number}`,
    qrcode: `FRPAY.${payer.memberId}.${number}`,
    // Sixteen digits that begin as ours do.
    barcode: `872301${number}`,
    method,
    pointsMost,
    expiresAt: world.now().getTime() + CODE_SECONDS * 1000,
    sessionsEnded: world.sessionsEnded(payer.memberId),
    state: { kind: 'open' },
  };
  codesOf(world).set(code.pyToken, code);
  return code;
}

/** The customer's shop reads the code. Answers with what it charged; null where it took none. */
export function scanCode(
  world: World,
  read: string,
  merchant: Merchant,
  amount: number,
): { payer: Payer; order: Order } | null {
  const code = [...codesOf(world).values()].find(
    ({ qrcode, barcode }) => read === qrcode || read === barcode,
  );
  if (code?.state.kind !== 'open' || isOver(world, code)) return null;
  const { payer, method, pointsMost, pyToken, barcode } = code;
  const order = {
    merchant,
    amount,
    method,
    pointsMost,
    mode: '02',
    intentId: pyToken,
    codeText: barcode,
  } as const;
  const settlesAt = world.now().getTime() + merchant.partnerSeconds * 1000;
  code.state = { kind: 'pending', settlesAt, order };
  untoldOf(world, payer.memberId).unshift({ kind: 'cpm', key: pyToken });
  settleInTime(world, code);
  return { payer, order };
}

function settleInTime(world: World, code: Code): void {
  const { state } = code;
  if (state.kind !== 'pending' || state.settlesAt > world.now().getTime()) return;
  try {
    code.state = { kind: 'paid', payment: bookPayment(world, code.payer, state.order) };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    code.state = { kind: 'refused', code: error.code };
  }
}
