import type { Bridge, MethodResult } from '@wallet/kit/bridge';
import { homePath } from '@wallet/kit/manifest';
import { type GroupLoginOutcome, type Session, type SsoFailure, ssoFailureOf } from '@wallet/kit/session';
import { alert, confirm } from '@wallet/kit/ui';
import { linkOf, readAffiliate } from './affiliates.ts';
import { loginTarget } from './loginTarget.ts';
import { type NativeLoginEnd, openHomeUnlessClosed, sayFailure } from './nativeLogin.ts';
import type { LatestLink } from './useWayOn.ts';
import { withQuery } from './withQuery.ts';

interface GroupLaunch {
  session: Pick<Session, 'groupSignIn'>;
  bridge: Pick<Bridge, 'hello' | 'supports' | 'call'>;
  query: LatestLink;
}

const certificateSignUp = '/mber/FME74000';

/** Brings in a customer of an affiliate by single sign-on, and says where that leads (1-shell s2.3, s4.4). */
export async function groupLaunch({ session, bridge, query }: GroupLaunch): Promise<NativeLoginEnd> {
  await bridge.hello();
  // The host comes first: even a Lite login is none of the launcher's without a group's app around it (E19).
  if (!bridge.supports('getSsoInfo')) return { kind: 'go', to: withQuery('/', linkOf(query())) };
  if (query().get('channelLoginType') === 'lite') return { kind: 'go', to: homePath };

  const info = await bridge.call('getSsoInfo', {});
  const asked = readAffiliate(query());
  if (!info.ok) return fail(ssoFailureOf(asked.group ?? ''), { bridge, query });
  const outcome = await session.groupSignIn(told(info.value, query()), query().get('channelLoginType') ?? '');
  return follow(outcome, { bridge, query });
}

/** What the app leaves out is taken from the link that it opened. */
function told(info: MethodResult<'getSsoInfo'>, query: URLSearchParams) {
  const { group, appType } = readAffiliate(query);
  return { ...info, groupCoCd: info.groupCoCd || (group ?? ''), appType: info.appType || (appType ?? '') };
}

type Ways = Pick<GroupLaunch, 'query'> & { bridge: Pick<Bridge, 'call'> };

async function follow(outcome: GroupLoginOutcome, { bridge, query }: Ways): Promise<NativeLoginEnd> {
  switch (outcome.kind) {
    case 'ssoFailed':
      return fail(outcome.failure, { bridge, query });
    case 'success':
      return loginTarget(outcome.person, query());
    case 'signUp':
      // By type 04 the customer is known by the phone alone: no CI goes into an address (E29).
      return (await confirm({ id: 'signUpAsk' }))
        ? { kind: 'go', to: withQuery(certificateSignUp, linkOf(query())) }
        : { kind: 'go', to: homePath };
    case 'dup':
      await alert({ id: 'duplicateUser' });
      return openHomeUnlessClosed(bridge);
    case 'failed':
      if (!outcome.error.silent) await alert(sayFailure(outcome));
      return openHomeUnlessClosed(bridge);
    default:
      // Codes of the password form: a single sign-on has no password to try again.
      await alert({ id: 'customerLookupError' });
      return openHomeUnlessClosed(bridge);
  }
}

/** Both buttons of the dialog lead to the same place (A50); the link goes there as well. */
async function fail(failure: SsoFailure, { bridge, query }: Ways): Promise<NativeLoginEnd> {
  await confirm({ id: failure.messageId });
  if (failure.kind === 'close') return openHomeUnlessClosed(bridge);
  return { kind: 'go', to: withQuery(failure.to, linkOf(query())) };
}
