import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { BackendEnv } from '../backendEnv.ts';
import { signIn } from '../sessionCookie.ts';
import { dropResponse } from './drop.ts';
import { wirePath } from './journal.ts';
import type { Reply } from './replies.ts';

/** Answers a call by the reply put for it; one that says neither status nor body only delays the backend. */
export const replied: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const { replies } = context.get('stage');
  const reply = replies.take(context.req.method, wirePath(context.req.path));
  if (!reply) {
    return next();
  }
  if (reply.delayMs) {
    await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
  }
  if (reply.drop === true) {
    return dropResponse();
  }
  if (reply.signIn) {
    signIn(context, reply.signIn.persona ?? 'member', reply.signIn.person);
  }
  if (reply.status !== undefined || reply.body !== undefined || reply.rawBody !== undefined) {
    return answer(context, reply);
  }
  await next();
  if (reply.drop === 'answer') {
    context.res = dropResponse();
  }
  return undefined;
};

const BODILESS = new Set([101, 204, 205, 304]);

function answer(context: Context, { status = 200, body, rawBody }: Reply): Response {
  const text = rawBody ?? (body === undefined ? null : JSON.stringify(body));
  if (BODILESS.has(status) || text === null) {
    return context.body(null, status as StatusCode);
  }
  return context.body(text, status as ContentfulStatusCode, {
    'content-type': 'application/json; charset=UTF-8',
  });
}
