import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { onceByKey } from '../gpayment-fe/onceByKey.ts';
import { checkPin } from '../gpayment-fe/paymentPin.ts';
import { ledgerOf } from '../ledger/index.ts';
import { openSealed } from '../mstr/sealedField.ts';
import { headerOk, type RoomEnv, readBody } from '../room.ts';
import { CODE_SECONDS, findCode, makeCode } from './codes.ts';
import { payerOf } from './payerOf.ts';
import { pointsMost } from './payments.ts';
import { refuse } from './refuse.ts';
import { untoldOf } from './untold.ts';

const path = '/fran-qrpayment-fe/transaction/qr/v1/users/cpm/qrcode';
const createBody = v.object({
  gpyMethdDstcd: v.optional(v.picklist(['1', '2']), '1'),
  pointUseAmt: pointsMost,
  pin: v.string(),
});
const finishBody = v.object({ pyToken: v.string() });

/** The code that the customer shows: made by POST with the payment password, ended by PUT (A58). */
export function codeRoutes(routes: Hono<RoomEnv>): void {
  routes.post(path, async (context) => {
    const { gpyMethdDstcd: method, pointUseAmt, pin } = await readBody(context, createBody);
    const entered = await openSealed(context, pin);
    const world = context.get('world');
    const payer = payerOf(context);
    ledgerOf(world);
    // A payment that a shop has begun is told first.
    const isUnderWay = untoldOf(world, payer.memberId).some(
      ({ kind, key }) => kind === 'cpm' && findCode(world, key)?.state.kind === 'pending',
    );
    if (isUnderWay) throw refuse('pending');
    const answer = onceByKey(context, 'franchise.cpm', () => {
      checkPin(context, entered());
      const { pyToken, qrcode, barcode } = makeCode(world, payer, {
        method,
        pointsMost: pointUseAmt,
      });
      return { pyToken, qrcode, barcode, expSS: CODE_SECONDS };
    });
    return headerOk(context, answer);
  });

  routes.put(path, async (context) => {
    const { pyToken } = await readBody(context, finishBody);
    const code = findCode(context.get('world'), pyToken);
    if (code?.payer.memberId !== payerOf(context).memberId) throw refuse('transactionUnknown');
    if (code.state.kind === 'open') code.state = { kind: 'ended' };
    return headerOk(context, { finishYn: code.state.kind === 'ended' ? 'Y' : 'N' });
  });
}
