import type { Bridge } from '../bridge/index.ts';
import { homePath } from '../manifest/index.ts';
import { LoginError, type NativeLoginInfo, type NativeLoginOutcome, type Session } from '../session/index.ts';
import { alert } from '../ui/index.ts';

/** What a sign-in by the app around the page needs. */
export interface NativeSignOn {
  session: Pick<Session, 'nativeLogin'>;
  bridge: Pick<Bridge, 'call'>;
  /** How long the app has to say who it is, in milliseconds; as the contract has it unless told. */
  limitMs?: number;
  /** The customer chose Lite, or the certificate: instead of what the app says. */
  nativeLiteYn?: 'Y' | 'N';
  /** Code of the page that was asked for, where the app names none: some have a registration of their own (E32). */
  originPage?: string;
}

type Success = Extract<NativeLoginOutcome, { kind: 'success' }>;

/** How it ended. */
export type NativeSignOnEnd =
  /** The app does not say who it is. */
  | { kind: 'unknown' }
  /** A visit user: nobody signs in. */
  | { kind: 'visit' }
  /** `to` is a step that the app asks for first, or home where it asks for none; `info` is what it said. */
  | { kind: 'signedIn'; person: Success['person']; to: string; info: NativeLoginInfo }
  /** No member yet: the registration. */
  | { kind: 'refused'; to: string }
  | { kind: 'go'; to: string }
  /** The app has taken the WebView away. */
  | { kind: 'closed' };

/**
 * Lets the app sign its customer in, and tells what went wrong (1-shell s4.3; E30-E33, A46-A48). The app must know
 * `getLoginInfo`. Never rejects for what the app or the wallet API answers.
 */
export async function signOnFromApp({
  session,
  bridge,
  limitMs,
  nativeLiteYn,
  originPage,
}: NativeSignOn): Promise<NativeSignOnEnd> {
  const told = await bridge.call('getLoginInfo', {}, limitMs === undefined ? {} : { limitMs });
  if (!told.ok) return { kind: 'unknown' };
  const info: NativeLoginInfo = {
    ...told.value,
    nativeLiteYn: nativeLiteYn ?? told.value.nativeLiteYn,
    originPage: told.value.originPage ?? originPage,
  };
  let outcome: NativeLoginOutcome;
  try {
    outcome = await session.nativeLogin(info);
  } catch (cause) {
    if (!(cause instanceof LoginError)) throw cause;
    await alert({ id: cause.messageId });
    return homeUnlessClosed(bridge);
  }
  switch (outcome.kind) {
    case 'visit':
      return { kind: 'visit' };
    case 'success':
      return { kind: 'signedIn', person: outcome.person, to: outcome.to, info };
    case 'refused':
      return { kind: 'refused', to: outcome.to };
    case 'dup':
      await alert({ id: 'duplicateUser' });
      // A46: the first WebView cannot be closed. It would begin anew, and sign the same customer in again for ever.
      return { kind: 'go', to: homePath };
    case 'close':
      if (!outcome.error.silent) await alert(failureOf(outcome));
      return homeUnlessClosed(bridge);
  }
}

/** What the customer is told of a login that failed. */
function failureOf({ messageId, error }: Extract<NativeLoginOutcome, { kind: 'close' }>) {
  const text = messageId === 'serverMessage' ? error.serverMessage : undefined;
  return { id: messageId, ...(text ? { text } : {}) };
}

/** Ends the WebView; an app that cannot must not leave an empty page behind. */
export async function homeUnlessClosed(
  bridge: Pick<Bridge, 'call'>,
): Promise<{ kind: 'closed' } | { kind: 'go'; to: string }> {
  const closed = await bridge.call('closeView', {});
  return closed.ok ? { kind: 'closed' } : { kind: 'go', to: homePath };
}
