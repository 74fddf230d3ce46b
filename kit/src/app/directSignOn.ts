import type { Bridge } from '../bridge/index.ts';
import { type GuardContext, needsLogin } from '../guards/index.ts';
import { asksForGroupLogin, type Session } from '../session/index.ts';
import { signedOn } from './signedOn.ts';

/** What becomes of the address: the gate decides about it, or the customer is on the way elsewhere. */
export type SignOnAnswer = 'decide' | 'elsewhere';

interface Parts {
  session: Session;
  bridge: Bridge;
  /** on to another address, in place of this one */
  redirect(path: string): void;
}

/** How long an app may take to say who its customer is, its greeting included, in milliseconds. */
const APP_LIMIT_MS = 10_000;

/**
 * Signs in whom the app around the page has signed in, on a page that was opened by its own address, without the
 * launcher: a customer of an affiliate by single sign-on, any other natively (kit/decisions/0010; 1-shell s4.3, s4.4,
 * N11). Once for a document, and never again where somebody has been signed in.
 */
export function createDirectSignOn({ session, bridge, redirect }: Parts) {
  /** The query of the affiliate's app; the customer may have gone on from there. */
  let launch: URLSearchParams | null = null;
  let isSpent = false;
  let underWay: Promise<SignOnAnswer> | null = null;
  let address = '';
  /** An address that is being left: whoever asks about it once more is still on the way elsewhere. */
  let left: string | null = null;

  async function run(code: string): Promise<SignOnAnswer> {
    const until = performance.now() + APP_LIMIT_MS;
    await bridge.hello();
    // Meanwhile another WebView may have signed in.
    if (session.isLogin.peek()) return over('decide');
    // The affiliate's link may be tried again; what the app says of itself is asked once.
    const query = bridge.can('getSsoInfo').ok ? launch : null;
    isSpent ||= query === null;
    if (query === null && !bridge.can('getLoginInfo').ok) return over('decide');
    // Without the file nobody is signed in unasked: the guards have the word, as for any visitor.
    const steps = await import('./directSteps.ts').catch(() => null);
    if (steps === null || session.isLogin.peek()) return over('decide');
    const parts = { session, bridge, address: () => address };
    const end = query
      ? await steps.fromAffiliate(parts, () => launch ?? query)
      : await steps.fromApp(parts, code, until - performance.now());
    return end === 'decide' ? over('decide') : leave(end.to);
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

  /** Whom the app may sign in unasked: not a visit user (A05, A07), nor who has just signed out on purpose. */
  function mayAskApp(query: URLSearchParams): boolean {
    return launch !== null || (query.get('visitUser') !== 'Y' && !session.hasLeft);
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
    if (context.person !== null || signedOn.has(session)) isSpent = true;
    if (asksForGroupLogin(context.query)) launch = context.query;
    if (isSpent || !bridge.isNative || !needsLogin(context) || !mayAskApp(context.query)) return null;
    address = at;
    underWay = run(context.screen.aliasOf ?? context.screen.code);
    return underWay;
  };
}
