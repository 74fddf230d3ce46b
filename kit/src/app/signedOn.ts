import type { Session } from '../session/index.ts';

/** The sessions, one a document, that a single sign-on was tried for, whoever began it and whatever came of it. */
export const signedOn = new WeakSet<Pick<Session, 'groupSignIn'>>();
