import type { Bridge } from '@wallet/kit/bridge';
import { homePath } from '@wallet/kit/manifest';
import { LoginError, type NativeLoginOutcome, type Session } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { loginTarget } from './loginTarget.ts';
import type { LatestLink } from './useWayOn.ts';
import { withQuery } from './withQuery.ts';

interface NativeLogin {
  session: Pick<Session, 'nativeLogin'>;
  bridge: Pick<Bridge, 'call'>;
  /** the link as it stands when the login is done */
  query: LatestLink;
}

/** `page`: where the link leads, or home; `closed`: the app has taken the WebView away. */
export type NativeLoginEnd = { kind: 'go'; to: string } | { kind: 'page' } | { kind: 'closed' };

/** Lets the app sign the customer in, and says where that leads (1-shell s4.3). A link survives it (E15). */
export async function nativeLogin({ session, bridge, query }: NativeLogin): Promise<NativeLoginEnd> {
  const info = await bridge.call('getLoginInfo', {});
  // The app does not say who it is: home is open to visitors.
  if (!info.ok) return { kind: 'page' };
  let outcome: NativeLoginOutcome;
  try {
    outcome = await session.nativeLogin(info.value);
  } catch (cause) {
    if (!(cause instanceof LoginError)) throw cause;
    await alert({ id: cause.messageId });
    return openHomeUnlessClosed(bridge);
  }
  switch (outcome.kind) {
    case 'visit':
      return { kind: 'page' };
    case 'success': {
      if (outcome.to !== homePath) return { kind: 'go', to: withQuery(outcome.to, query()) };
      return loginTarget(outcome.person, query());
    }
    case 'refused':
      return { kind: 'go', to: withQuery(outcome.to, query()) };
    case 'dup':
      await alert({ id: 'duplicateUser' });
      // A46: the first WebView cannot be closed. It would begin anew, and sign the same customer in again for ever.
      return { kind: 'go', to: homePath };
    case 'close':
      if (!outcome.error.silent) await alert(sayFailure(outcome));
      return openHomeUnlessClosed(bridge);
  }
}

/** What the customer is told of a login that failed. */
function sayFailure({ messageId, error }: Extract<NativeLoginOutcome, { kind: 'close' }>) {
  const isServers = messageId === 'serverMessage' && error.serverMessage;
  return { id: messageId, ...(isServers ? { text: error.serverMessage } : {}) };
}

/** Ends the WebView; an app that cannot must not leave an empty page behind. */
async function openHomeUnlessClosed(bridge: Pick<Bridge, 'call'>): Promise<NativeLoginEnd> {
  const closed = await bridge.call('closeView', {});
  return closed.ok ? { kind: 'closed' } : { kind: 'go', to: homePath };
}
