import { expandBirth, isEasyPin } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { openSealed } from '../mstr/sealedField.ts';
import { headerOk, memberOf, type RoomEnv, readBody, remembered } from '../room.ts';
import { filled, maybeText } from '../wireFields.ts';
import { onceByKey } from './onceByKey.ts';
import { checkPin, pinStateOf } from './paymentPin.ts';
import { refuse } from './refuse.ts';
import { payUserOf } from './userState.ts';

/** How long who knew the present password may choose another. */
const PASS_MS = 10 * 60_000;

const sealed = v.nullish(filled);
const passwordBody = v.object({
  encPassword: sealed,
  encPasswordCnfrm: sealed,
  encPasswordOld: sealed,
  chngAthorNo: maybeText,
  signature: maybeText,
  certSerial: maybeText,
});
type Body = v.InferOutput<typeof passwordBody>;

/** What the one who knew the present password was given, for one change. */
interface Passes {
  number: string;
  until: number;
}

function passOf(context: Context<RoomEnv>): Passes {
  return remembered(context, 'gpayment.pinPass', () => ({ number: '', until: 0 }));
}

/**
 * The payment password (2-payment s7.1): the first is set without more ado. Who replaces one first sends the present
 * one alone and is given a number for the change, or signs with the certificate they signed in with.
 */
export function passwordRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/gpayment-fe/payment-method/v1/certification/password', async (context) => {
    memberOf(context);
    const body = await readBody(context, passwordBody);
    const { encPassword, encPasswordCnfrm, encPasswordOld } = body;
    const open = async (field: string | null | undefined) => (field ? openSealed(context, field) : () => '');
    const old = await open(encPasswordOld);
    const [password, again] = await Promise.all([open(encPassword), open(encPasswordCnfrm)]);
    const answer = onceByKey(context, 'password', () => {
      if (!payUserOf(context).isUser) throw refuse('notUser');
      if (encPasswordOld) return givePass(context, old());
      replace(context, body, password(), again());
      return { finishYn: 'Y' };
    });
    return headerOk(context, answer);
  });
}

function givePass(context: Context<RoomEnv>, old: string): object {
  checkPin(context, old);
  const world = context.get('world');
  const number = `A${world.nextNumber('gpayment.pinPass')}${crypto.randomUUID()}`;
  Object.assign(passOf(context), { number, until: world.now().getTime() + PASS_MS });
  return { finishYn: 'Y', chngAthorNo: number };
}

function replace(context: Context<RoomEnv>, by: Body, password: string, again: string): void {
  const state = pinStateOf(context);
  const { birth, custGubn, certSerial } = memberOf(context);
  const pass = passOf(context);
  const isKnown =
    Boolean(by.chngAthorNo) &&
    by.chngAthorNo === pass.number &&
    context.get('world').now().getTime() < pass.until;
  const isSigned = Boolean(by.signature) && by.certSerial === certSerial;
  if (state.pin !== '' && !isKnown && !isSigned) throw refuse('proofMissing');
  if (password === '' || password !== again) throw refuse('passwordsDiffer');
  if (!/^\d{6}$/.test(password) || isEasyPin(password, expandBirth(birth, custGubn)))
    throw refuse('passwordWeak');
  if (isKnown && password === state.pin) throw refuse('passwordSame');
  pass.number = '';
  Object.assign(state, { pin: password, failures: 0 });
}
