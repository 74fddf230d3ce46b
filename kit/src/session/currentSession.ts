import type { Session } from './Session.ts';

let current: Session | null = null;

/** Makes this the session of the page. */
export function bindSession(session: Session): void {
  current = session;
}

/** The session of this page. @throws Error before one is bound */
export function currentSession(): Session {
  if (current) return current;
  throw new Error(
    'No session is bound. startMicroapp and renderScreen bind one; elsewhere call bindSession first.',
  );
}
