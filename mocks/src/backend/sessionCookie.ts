import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { BackendEnv } from './backendEnv.ts';
import { findPersona } from './personas.ts';
import type { Session, WirePerson, WorldState } from './world.ts';

const SESSION_COOKIE = 'WALLETSESSION';
const WORLD_COOKIE = 'mocks-world';
const WORLD_HEADER = 'x-mocks-world';

/** The world a request names, by header or cookie; undefined when it names none. */
export function worldIdOf(context: Context): string | undefined {
  return context.req.header(WORLD_HEADER) || getCookie(context, WORLD_COOKIE) || undefined;
}

/**
 * A page (and happy-dom with it) can neither send nor see cookies in its own requests; there the
 * mock plays the browser's jar and takes the newest session of the world.
 */
export function canSeeCookies(): boolean {
  const probe = new Request('http://localhost/', { headers: { cookie: 'a=b' } });
  return probe.headers.get('cookie') === 'a=b';
}

/** The session a call belongs to, a replaced one included. */
export function readSession(context: Context, world: WorldState, hasCookies: boolean): Session | undefined {
  return world.session(hasCookies ? getCookie(context, SESSION_COOKIE) : world.newestToken);
}

/** Signs the world in and hands the session to the caller. */
export function signIn(anyContext: Context, personaId: string, changes: Partial<WirePerson> = {}): Session {
  const context: Context<BackendEnv> = anyContext;
  const { world } = context.get('stage');
  const session = world.signIn(personaId, changes);
  if (findPersona(personaId)?.isSingleSession) {
    world.replaceOlder(session);
  }
  context.set('session', session);
  context.set('world', world.viewOf(session));
  setCookie(context, SESSION_COOKIE, session.token, { httpOnly: true, sameSite: 'Lax', path: '/' });
  return session;
}

/** Ends the session of the caller, if any. */
export function signOut(anyContext: Context): void {
  const context: Context<BackendEnv> = anyContext;
  const { world } = context.get('stage');
  const session = context.get('session');
  if (session) {
    world.signOut(session.token);
  }
  context.set('session', undefined);
  context.set('world', world.viewOf(undefined));
  deleteCookie(context, SESSION_COOKIE, { path: '/' });
}
