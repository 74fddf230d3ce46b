import type { Context } from 'hono';
import { AnswerError, type RoomEnv } from './room.ts';

/** The key that makes a repeated order the same order (goal 47). Answers 400 without one. */
export function intentOf(context: Context<RoomEnv>): string {
  const intentId = context.req.header('idempotency-key') ?? '';
  if (!/^[\w-]{8,64}$/.test(intentId)) {
    throw new AnswerError('4000', 'Idempotency-Key가 필요해요.', { status: 400 });
  }
  return intentId;
}
