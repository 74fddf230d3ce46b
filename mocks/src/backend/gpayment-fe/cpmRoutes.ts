import { toMinorUnits } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { type Context, Hono } from 'hono';
import { intentOf } from '../intent.ts';
import { carryOutOnce } from '../ledger/index.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { AnswerError, headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import type { World } from '../world.ts';
import { charge, priceOf, refusal } from './charge.ts';
import { purseOf } from './means.ts';
import { findNation } from './nations.ts';
import { merchants } from './partners.ts';
import { checkPin, isPinLocked } from './paymentPin.ts';
import { payStateOf, type ShownCode } from './payState.ts';
import type { Transaction } from './transactionState.ts';

const text = v.pipe(v.string(), v.maxLength(300));
const wanted = v.object({
  natnlCd: text,
  gpyMethdDstcd: text,
  acNo: v.nullish(text, ''),
  pin: v.pipe(v.string(), v.maxLength(1000)),
});
const finished = v.object({ pyToken: v.nullish(text, ''), idmpKey: v.nullish(text, '') });

/** How long a code is good for, in seconds (2-payment s9). */
const LIFE_S = 180;

/**
 * The customer shows a code: created by POST with the payment password, as whoever holds the code can charge it;
 * finished by PUT on the same path (2-payment s4, A58).
 */
export function cpmRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/gpayment-fe/transaction/gln/v1/cpm/qrcode', async (context) => {
    memberOf(context);
    const { natnlCd, gpyMethdDstcd, acNo, pin } = await readBody(context, wanted);
    const key = intentOf(context);
    const entered = await openSealed(context, pin);
    if (payStateOf(context).closedKeys.has(key)) throw refusal('UBFR0302');
    // Sent again by a network in doubt, a wrong password is one wrong password.
    carryOutOnce(context, 'cpm', 'header', () => {
      checkPin(context, entered());
      openCode(context, key, natnlCd, { gpyMethdDstcd, acNo });
      return {};
    });
    const code = findCode(context, '', key);
    if (!code || stateOf(code, context) !== 'open') throw refusal('UBFR0302');
    return headerOk(context, {
      pyToken: code.pyToken,
      qrcode: code.qrcode,
      barcode: code.barcode,
      expSS: secondsLeft(code, context),
    });
  });

  routes.put('/gpayment-fe/transaction/gln/v1/cpm/qrcode', async (context) => {
    memberOf(context);
    const { pyToken, idmpKey } = await readBody(context, finished);
    const code = findCode(context, pyToken, idmpKey);
    if (!code && idmpKey !== '') payStateOf(context).closedKeys.add(idmpKey);
    if (code?.state === 'open') code.state = 'closed';
    return headerOk(context, { finishYn: code?.state === 'paid' ? 'N' : 'Y' });
  });
}

export function findCode(context: Context<RoomEnv>, pyToken: string, key: string): ShownCode | undefined {
  return payStateOf(context).codes.find(
    (each) => each.pyToken === pyToken || (key !== '' && each.key === key),
  );
}

/** Its state now: an open one that is too old, of a session that ended, or of a locked password, is closed for good. */
export function stateOf(code: ShownCode, context: Context<RoomEnv>): ShownCode['state'] {
  const world = context.get('world');
  const { memberId, sessionsEnded } = code;
  const isOver =
    secondsLeft(code, context) <= 0 ||
    world.sessionsEnded(memberId) > sessionsEnded ||
    isPinLocked(world, memberId);
  if (code.state === 'open' && isOver) code.state = 'closed';
  return code.state;
}

export function secondsLeft({ expiresAt }: ShownCode, context: Context<RoomEnv>): number {
  return Math.max(0, Math.ceil((expiresAt - context.get('world').now().getTime()) / 1000));
}

function openCode(
  context: Context<RoomEnv>,
  key: string,
  natnlCd: string,
  means: { gpyMethdDstcd: string; acNo: string },
): void {
  const nation = findNation(natnlCd);
  if (nation?.prtnInfo[0]?.cpmYn !== 'Y') throw refusal('UBFR0302');
  purseOf(context, means, nation.crncyCd);
  const state = payStateOf(context);
  // One code a member: an older one, in whichever WebView, pays no more.
  for (const each of state.codes) if (each.state === 'open') each.state = 'closed';
  const world = context.get('world');
  const barcode = `8800${String(world.nextNumber('gpayment.code') * 7_919 + 1_000_003).padStart(14, '0')}`;
  const person = memberOf(context);
  const { walletMberIdnfiNo: memberId } = person;
  const { personaId } = world;
  const code: ShownCode = {
    key,
    memberId,
    sessionsEnded: world.sessionsEnded(memberId),
    pyToken: `C${barcode}`,
    qrcode: `GLNCPM-${natnlCd}-${barcode}`,
    barcode,
    expiresAt: world.now().getTime() + LIFE_S * 1000,
    state: 'open',
    currency: nation.crncyCd,
    payer: { person, personaId },
    natnlCd,
    means,
  };
  state.codes.push(code);
  codesByText(world).set(code.qrcode, code).set(barcode, code);
}

/** Pays by a code that was read; the context is of a call of its owner. */
function payByCode(context: Context<RoomEnv>, code: ShownCode, amount: number): Transaction {
  if (stateOf(code, context) !== 'open') throw refusal('UBFR0301');
  const { key, natnlCd, means, currency, barcode, qrcode: qrCode, pyToken } = code;
  const merchant = merchants.find((each) => each.natnlCd === natnlCd);
  if (!merchant) throw refusal('UBFR0302');
  const price = priceOf(context, amount, currency, purseOf(context, means, currency));
  const order = { kind: 'cpm', price, means, merchant, intentId: key, barcode, qrCode } as const;
  const transaction = charge(context, order);
  code.state = 'paid';
  code.transaction = transaction;
  const { tranSerno } = transaction;
  payStateOf(context).untold.push({ key, mode: '02', txToken: '', pyToken, tranSerno });
  return transaction;
}

function codesByText(world: World): Map<string, ShownCode> {
  return world.room('gpayment.codesByText', () => new Map<string, ShownCode>());
}

const scan = v.object({ code: text, amount: text, currency: text });

/** The merchant who scans a customer's code, for development and tests; mounted at `/_mocks/merchant`. */
export const merchantPlay = new Hono<RoomEnv>();

merchantPlay.post('/scan', async (context) => {
  const { code, amount, currency } = await readBody(context, scan);
  const world = context.get('world');
  const shown = codesByText(world).get(code);
  const minor = shown && toMinorUnits(amount, shown.currency);
  if (!shown || shown.currency !== currency || !minor || minor < 0) {
    return context.json({ paid: false, reason: 'unknown' }, 404);
  }
  context.set('world', world.as(shown.payer));
  try {
    const { tranSerno } = payByCode(context, shown, minor);
    return context.json({ paid: true, tranSerno });
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    // Refused at the till, a code is over: the customer is told, and shows another.
    if (shown.state === 'open') Object.assign(shown, { state: 'refused', refusedBy: error.code });
    return context.json({ paid: false, reason: error.code }, 409);
  }
});
