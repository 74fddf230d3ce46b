import { v } from '@wallet/kit/schema';
import { Hono } from 'hono';
import { AnswerError, type RoomEnv, readBody } from '../room.ts';
import { scanCode } from './codes.ts';
import { merchantOf } from './merchants.ts';
import { cancelPayment, type Payment } from './payments.ts';
import { addPending } from './pendingPayments.ts';

const scanBody = v.object({
  code: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  merchant: v.optional(v.string(), 'M0001'),
});
const cancelBody = v.object({ tranSerno: v.string() });

/** What the shop does, for development and tests; mounted at `/_mocks/franchise`. */
export const shopCounter = new Hono<RoomEnv>();

/** Reads the code that a customer shows: `taken` says whether it was good. */
shopCounter.post('/scan', async (context) => {
  const { code, amount, merchant: id } = await readBody(context, scanBody);
  const merchant = merchantOf(id);
  if (!merchant) throw new AnswerError('4000', `No shop ${id}.`, { status: 400 });
  const world = context.get('world');
  const taken = scanCode(world, code, merchant, amount);
  if (taken && merchant.partnerSeconds > 0) {
    addPending(world, taken.payer, { pyToken: taken.order.intentId }, taken.order);
  }
  return context.json({ taken: taken !== null });
});

/** Takes a payment back. */
shopCounter.post('/cancel', async (context) => {
  const { tranSerno } = await readBody(context, cancelBody);
  const world = context.get('world');
  const ofAll = world.room('franchise.payments', () => new Map<string, Payment[]>());
  for (const [memberId, payments] of ofAll) {
    const payment = payments.find((each) => each.tranSerno === tranSerno && tranSerno.startsWith('Q'));
    if (payment) cancelPayment(world, memberId, payment);
    if (payment) return context.json({ cancelled: true });
  }
  return context.json({ cancelled: false });
});
