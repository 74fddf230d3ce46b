import type { Bridge } from '../bridge/index.ts';
import { type GuardContext, needsLogin } from '../guards/index.ts';
import { afterLoginTarget, asksForGroupLogin, launchLink, type Session } from '../session/index.ts';
import { hasSignedOn, signOnFromAffiliate } from './signOn.ts';

/** What becomes of the address: the gate decides about it, or the customer is on the way elsewhere. */
export type SignOnAnswer = 'decide' | 'elsewhere';

interface Parts {
  session: Session;
  bridge: Bridge;
  /** on to another address, in place of this one */
  redirect(path: string): void;
}

/**
 * The single sign-on of a page that an affiliate's app opened by its own address, without the launcher
 * (kit/decisions/0010; 1-shell s4.4, N11). Once for a document, and never again where somebody has been signed in.
 */
export function createDirectSignOn({ session, bridge, redirect }: Parts) {
  /** The query of the affiliate's app; the customer may have gone on from there. */
  let launch: URLSearchParams | null = null;
  let isSpent = false;
  let underWay: Promise<SignOnAnswer> | null = null;
  let address = '';
  /** An address that is being left: whoever asks about it once more is still on the way elsewhere. */
  let left: string | null = null;

  async function run(): Promise<SignOnAnswer> {
    await bridge.hello();
    // Meanwhile another WebView may have signed in; and an app of no affiliate has nothing to sign on with.
    if (session.isLogin.peek() || !bridge.can('getSsoInfo').ok) return over('decide');
    const end = await signOnFromAffiliate({
      session,
      bridge,
      query: () => launch ?? new URLSearchParams(),
      link: () => returnTo(address),
    });
    if (end.kind !== 'signedIn') return leave(end.kind === 'go' ? end.to : null);
    // A forced step comes before the page, and leads back to it (E27, A41).
    const target = afterLoginTarget({ person: end.person, query: returnTo(address) });
    return end.person.memberStatus === '4' && target.kind === 'path'
      ? leave(`${target.path}?${returnTo(address)}`)
      : over('decide');
  }

  function over(answer: SignOnAnswer): SignOnAnswer {
    underWay = null;
    return answer;
  }

  /** The way elsewhere may be a page of this app: whoever asks about that is not held back. */
  function leave(to: string | null): SignOnAnswer {
    left = address;
    over('elsewhere');
    if (to !== null) redirect(to);
    return 'elsewhere';
  }

  /**
   * Asked by the gate about each address. Answers at once with null where there is nothing to do or to wait for.
   *
   * @param at the address that is being decided about
   */
  return (context: GuardContext, at: string): Promise<SignOnAnswer> | null => {
    if (underWay) {
      // A newer link takes the place of the one before, and nobody signs in twice for it.
      address = at;
      return underWay;
    }
    if (at === left) return Promise.resolve('elsewhere');
    left = null;
    if (context.person !== null || hasSignedOn(session)) isSpent = true;
    if (asksForGroupLogin(context.query)) launch = context.query;
    if (isSpent || launch === null || !bridge.isNative || !needsLogin(context)) return null;
    address = at;
    underWay = run();
    return underWay;
  };
}

/** The page itself, less what belongs to the sign-on that has been tried: it is not tried again on the way back. */
function returnTo(address: string): URLSearchParams {
  const [path = '', search = ''] = address.split('?');
  const rest = launchLink(new URLSearchParams(search)).toString();
  return new URLSearchParams({ returnPath: rest === '' ? path : `${path}?${rest}` });
}
