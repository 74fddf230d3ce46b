import { v } from '@wallet/kit/schema';
import type { Context, Hono } from 'hono';
import { inquireOrder } from '../ledger/index.ts';
import { headerOk, memberOf, type RoomEnv, readBody } from '../room.ts';
import { findCode, secondsLeft, stateOf } from './cpmRoutes.ts';
import { receiptOf } from './mpmRoutes.ts';
import { payStateOf, type UntoldOrder } from './payState.ts';

const asked = v.object({
  idmpKey: v.nullish(v.string(), ''),
  pyToken: v.nullish(v.string(), ''),
  mode: v.nullish(v.string(), ''),
});

/** Under way, done, refused, closed. The specification shows only the 1 (2-payment s3.1); the others are ours. */
const results = { pending: '0', done: '1', refused: '2', closed: '3' } as const;

const nothing = { txToken: '', pyToken: '', tranSerno: '', tranYmd: '', tranYMS: '' };

/** What became of a payment (2-payment s7.1); without a key, of the newest whose end nobody has been told. */
export function statusRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/gpayment-fe/inquiry/v1/status', async (context) => {
    memberOf(context);
    const { idmpKey, pyToken, mode } = await readBody(context, asked);
    if (idmpKey === '' && pyToken === '') return headerOk(context, newestUntold(context));
    if (mode === '02') return headerOk(context, ofCode(context, pyToken, idmpKey));
    return headerOk(context, ofOrder(context, idmpKey, mode));
  });
}

function ofCode(context: Context<RoomEnv>, pyToken: string, idmpKey: string) {
  const code = findCode(context, pyToken, idmpKey);
  if (!code) {
    if (idmpKey !== '') payStateOf(context).closedKeys.add(idmpKey);
    return { ...nothing, tranRsltDstcd: results.closed, mode: '02' };
  }
  const state = stateOf(code, context);
  if (state === 'paid' && code.transaction) {
    return { ...receiptOf(code.transaction, '', code.pyToken), mode: '02' };
  }
  if (state === 'refused') {
    const errMsgCd = code.refusedBy ?? '';
    return { ...nothing, pyToken: code.pyToken, errMsgCd, tranRsltDstcd: results.refused, mode: '02' };
  }
  const tranRsltDstcd = state === 'open' ? results.pending : results.closed;
  return { ...nothing, pyToken: code.pyToken, tranRsltDstcd, mode: '02', expSS: secondsLeft(code, context) };
}

function ofOrder(context: Context<RoomEnv>, idmpKey: string, mode: string) {
  const order = inquireOrder(context, idmpKey);
  if (order.state === 'done') return { ...order.receipt, mode };
  const code = order.state === 'refused' ? { errMsgCd: order.code } : {};
  return { ...nothing, ...code, tranRsltDstcd: results[order.state], mode };
}

function newestUntold(context: Context<RoomEnv>) {
  const state = payStateOf(context);
  // What was refused in the end has cost nothing: there is nothing to find.
  const isOfInterest = ({ key, mode }: UntoldOrder) =>
    mode === '02' || ['done', 'pending'].includes(inquireOrder(context, key).state);
  const newest = state.untold.findLast(isOfInterest);
  if (!newest) return { ...nothing, tranRsltDstcd: '', mode: '' };
  const { key, mode, txToken, pyToken } = newest;
  const found = mode === '02' ? ofCode(context, pyToken, key) : ofOrder(context, key, mode);
  return { txToken, pyToken, ...found, idmpKey: key };
}
