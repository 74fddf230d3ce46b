import { Hono, type MiddlewareHandler } from 'hono';
import type { BackendEnv } from './backendEnv.ts';
import { controls } from './controls/controls.ts';
import { DropError, isDrop } from './controls/drop.ts';
import { journalled } from './controls/journalled.ts';
import { replied } from './controls/replied.ts';
import { rememberMember, runDue } from './due.ts';
import { dueTasks } from './dueTasks.ts';
import { AnswerError, fail } from './room.ts';
import { outsidePages, rooms } from './rooms.ts';
import { canSeeCookies, readSession, worldIdOf } from './sessionCookie.ts';
import { createWorlds, DEFAULT_WORLD, type WorldKeeper, type Worlds } from './worlds.ts';

/** The mock backend: the same for unit tests, the dev server and `npm start`. */
export interface Mock {
  /** As a page's own `fetch`: rejects with a TypeError on a cut connection, with an AbortError on abort. */
  fetch(request: Request): Promise<Response>;
  /** The bare app: a cut connection is a response that `isDrop` knows. */
  app: Hono<BackendEnv>;
}

interface MockOptions {
  /** The clock of the data; the real one unless told. */
  now?: () => Date;
  /** Keeps its worlds; without one they end with it. */
  keeper?: WorldKeeper | undefined;
}

/** Serves `/wApi/...` and `/_mocks/...` (contracts/http.md). */
export function createMock({ now = () => new Date(), keeper }: MockOptions = {}): Mock {
  const worlds = createWorlds(now, { kept: keeper?.kept });
  const app = new Hono<BackendEnv>();

  app.use('*', enterWorld(worlds, keeper));
  app.use('/wApi/*', journalled, replied, refuseReplaced);
  for (const room of rooms) {
    app.route('/wApi', room.routes);
  }
  for (const { path, routes } of outsidePages) {
    app.route(path, routes);
  }
  app.route('/_mocks', controls(worlds));
  app.notFound((context) => fail(context, '4040', '없는 경로예요.', { status: 404 }));
  app.onError((error, context) =>
    error instanceof AnswerError
      ? fail(context, error.code, error.message, error.options)
      : fail(context, '5000', '일시적인 오류가 발생했어요.', {
          status: 500,
          payload: { error: String(error) },
        }),
  );

  return { app, fetch: (request) => untilAborted(request, app) };
}

function enterWorld(worlds: Worlds, keeper: WorldKeeper | undefined): MiddlewareHandler<BackendEnv> {
  const hasCookies = canSeeCookies();
  return async (context, next) => {
    const stage = worlds.of(worldIdOf(context) ?? DEFAULT_WORLD);
    const session = readSession(context, stage.world, hasCookies);
    context.set('stage', stage);
    context.set('session', session);
    context.set('world', stage.world.viewOf(session));
    if (session) rememberMember(stage.world, session);
    runDue(stage.world, dueTasks);
    await next();
    // A call of a world that was reset meanwhile ends in the old one, which is gone.
    keeper?.changed(worlds.of(stage.world.id));
  };
}

// Signing out and in again are how a page gets out of this.
const OPEN_TO_REPLACED = new Set(['/wApi/mstr/logout', '/wApi/mstr/login/action', '/wApi/mstr/pubKey']);

const refuseReplaced: MiddlewareHandler<BackendEnv> = async (context, next) => {
  if (context.get('session')?.isDuplicate && !OPEN_TO_REPLACED.has(context.req.path)) {
    return fail(context, 'DUPLICATE_LOGIN', '다른 기기에서 로그인하여 로그아웃됐어요.');
  }
  return next();
};

async function untilAborted(request: Request, app: Hono<BackendEnv>): Promise<Response> {
  const { signal } = request;
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const response = await Promise.race([Promise.resolve(app.fetch(request)), aborted]);
  if (isDrop(response)) {
    throw new DropError();
  }
  return response;
}
