import type { Context } from 'hono';
import { carryOutOnce } from '../ledger/index.ts';
import type { Envelope, RoomEnv } from '../room.ts';

/** Carries a change out once per Idempotency-Key; one that comes without a key is simply carried out. */
export function onceByKey(
  context: Context<RoomEnv>,
  kind: string,
  work: () => object,
  envelope: Envelope = 'header',
): object {
  return context.req.header('idempotency-key') === undefined
    ? work()
    : carryOutOnce(context, kind, envelope, work);
}
