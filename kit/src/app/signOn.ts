import type { Bridge, MethodResult } from '../bridge/index.ts';
import { homePath } from '../manifest/index.ts';
import {
  type GroupLoginOutcome,
  type Person,
  readAffiliate,
  type Session,
  type SsoFailure,
  ssoFailureOf,
} from '../session/index.ts';
import { alert, confirm } from '../ui/index.ts';
import { homeUnlessClosed } from './nativeSignOn.ts';
import { signedOn } from './signedOn.ts';

/** What a single sign-on needs; `query` and `link` are asked late, as a newer link may have come in meanwhile. */
export interface SignOn {
  session: Pick<Session, 'groupSignIn'>;
  bridge: Pick<Bridge, 'call'>;
  /** the query that the affiliate's app opened the page with */
  query(): URLSearchParams;
  /** what travels on where the customer is sent elsewhere, so that the link is followed after that (E15) */
  link(): URLSearchParams;
}

/** How it ended: somebody is signed in, the customer is to go elsewhere, or the app has taken the WebView away. */
export type SignOnEnd =
  | { kind: 'signedIn'; person: Person }
  | { kind: 'go'; to: string }
  | { kind: 'closed' };

/** Where a customer of an affiliate signs up who is no member (R196, R230). */
const certificateSignUp = '/mber/FME74000';

/** Where an account that sleeps is woken up (mber). */
const wakingUp = '/mber/FME82000';

/**
 * Brings in a customer of an affiliate by single sign-on, and tells what went wrong (1-shell s4.4; A50, E34). The app
 * must know `getSsoInfo`. Never rejects for what the app or the wallet API answers.
 */
export async function signOnFromAffiliate(signOn: SignOn): Promise<SignOnEnd> {
  const { session, bridge, query } = signOn;
  signedOn.add(session);
  const info = await bridge.call('getSsoInfo', {});
  if (!info.ok) return fail(ssoFailureOf(readAffiliate(query()).group ?? ''), signOn);
  const outcome = await session.groupSignIn(told(info.value, query()), query().get('channelLoginType') ?? '');
  return follow(outcome, signOn);
}

/** What the app leaves out is taken from the link that it opened. */
function told(info: MethodResult<'getSsoInfo'>, query: URLSearchParams) {
  const { group, appType } = readAffiliate(query);
  return { ...info, groupCoCd: info.groupCoCd || (group ?? ''), appType: info.appType || (appType ?? '') };
}

async function follow(outcome: GroupLoginOutcome, signOn: SignOn): Promise<SignOnEnd> {
  switch (outcome.kind) {
    case 'ssoFailed':
      return fail(outcome.failure, signOn);
    case 'success':
      return { kind: 'signedIn', person: outcome.person };
    case 'signUp':
      // By type 04 the customer is known by the phone alone: no CI goes into an address (E29).
      return (await confirm({ id: 'signUpAsk' }))
        ? { kind: 'go', to: withLink(certificateSignUp, signOn) }
        : { kind: 'go', to: homePath };
    case 'dormant':
      return (await confirm({ id: 'memberDormant' }))
        ? { kind: 'go', to: withLink(wakingUp, signOn) }
        : { kind: 'go', to: homePath };
    case 'dup':
      await alert({ id: 'duplicateUser' });
      return homeUnlessClosed(signOn.bridge);
    case 'failed': {
      const { error, messageId } = outcome;
      const text = messageId === 'serverMessage' ? error.serverMessage : undefined;
      if (!error.silent) await alert({ id: messageId, ...(text ? { text } : {}) });
      return homeUnlessClosed(signOn.bridge);
    }
    default:
      // Codes of the password form: a single sign-on has no password to try again.
      await alert({ id: 'customerLookupError' });
      return homeUnlessClosed(signOn.bridge);
  }
}

/** Both buttons of the dialog lead to the same place (A50); the link goes there as well. */
async function fail(failure: SsoFailure, signOn: SignOn): Promise<SignOnEnd> {
  await confirm({ id: failure.messageId });
  if (failure.kind === 'close') return homeUnlessClosed(signOn.bridge);
  return { kind: 'go', to: withLink(failure.to, signOn) };
}

function withLink(path: string, { link }: SignOn): string {
  const text = link().toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}
