import { signOnFromAffiliate } from '@wallet/kit/app';
import type { Bridge } from '@wallet/kit/bridge';
import { homePath } from '@wallet/kit/manifest';
import { launchLink, type Session } from '@wallet/kit/session';
import { loginTarget } from './loginTarget.ts';
import type { NativeLoginEnd } from './nativeLogin.ts';
import type { LatestLink } from './useWayOn.ts';
import { withQuery } from './withQuery.ts';

interface GroupLaunch {
  session: Pick<Session, 'groupSignIn'>;
  bridge: Pick<Bridge, 'hello' | 'supports' | 'call'>;
  query: LatestLink;
}

/** Brings in a customer of an affiliate by single sign-on, and says where that leads (1-shell s2.3, s4.4). */
export async function groupLaunch({ session, bridge, query }: GroupLaunch): Promise<NativeLoginEnd> {
  const link = () => launchLink(query());
  await bridge.hello();
  // The host comes first: even a Lite login is none of the launcher's without a group's app around it (E19).
  if (!bridge.supports('getSsoInfo')) return { kind: 'go', to: withQuery('/', link()) };
  if (query().get('channelLoginType') === 'lite') return { kind: 'go', to: homePath };
  const end = await signOnFromAffiliate({ session, bridge, query, link });
  return end.kind === 'signedIn' ? loginTarget(end.person, query()) : end;
}
