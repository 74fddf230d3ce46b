import type { MiddlewareHandler } from 'hono';
import type { BackendEnv } from '../backendEnv.ts';
import { isDrop } from './drop.ts';
import { toJournalEntry } from './journal.ts';

/** Writes every wallet call down, replaced ones included, and wakes the replies that wait for it. */
export const journalled: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const { journal, replies } = context.get('stage');
  const entry = toJournalEntry(context.req.raw, await context.req.text());
  journal.write(entry);
  await next();
  entry.status = isDrop(context.res) ? 0 : context.res.status;
  replies.answered(entry.method, entry.path);
};
