import { signOnFromApp } from '@wallet/kit/app';
import type { Bridge } from '@wallet/kit/bridge';
import { homePath } from '@wallet/kit/manifest';
import type { Session } from '@wallet/kit/session';
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
  const end = await signOnFromApp({ session, bridge });
  switch (end.kind) {
    // The app does not say who it is, or that it is nobody: home is open to visitors.
    case 'unknown':
    case 'visit':
      return { kind: 'page' };
    case 'signedIn':
      if (end.to !== homePath) return { kind: 'go', to: withQuery(end.to, query()) };
      return loginTarget(end.person, query());
    case 'refused':
      return { kind: 'go', to: withQuery(end.to, query()) };
    default:
      return end;
  }
}
