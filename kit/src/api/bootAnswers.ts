import { locale } from '../messages/index.ts';
import type { RawAnswer, WireRequest } from './transmit.ts';

/** What came back to the inline script of a page. */
interface BootAnswer {
  status: number;
  /** content type */
  type: string;
  text: string;
}

/** What a page's inline script leaves on `window`: what it has asked the wallet API already, by address in full. */
export interface BootWindow {
  __walletAsked?:
    | Record<
        string,
        | {
            loginType: string;
            /** the language it was asked in */
            language: string;
            /** null where it was not asked after all: the customer is a visitor */
            answer: Promise<BootAnswer | null>;
          }
        | undefined
      >
    | undefined;
}

/** Who the customer is: asked for by every page, before it is known in which way they signed in. */
const USER_INFO = '/mstr/userinfo';

/**
 * Takes the answer to a request that the page's inline script has already sent, once. Null when there is none; one
 * that failed resolves null too, and the call is then made in the ordinary way.
 */
export function takeBootAnswer(
  view: BootWindow,
  { method, address, headers }: WireRequest,
): Promise<RawAnswer | null> | null {
  const asked = method === 'GET' ? view.__walletAsked?.[address] : undefined;
  if (!asked) return null;
  const isAsWeAsk =
    asked.loginType === headers['x-login-type'] && asked.language === headers['accept-language'];
  if (address !== `/wApi${USER_INFO}` && !isAsWeAsk) return null;
  delete view.__walletAsked?.[address];
  return asked.answer.then(
    (answer) => answer && { status: answer.status, type: answer.type, body: answer.text },
    () => null,
  );
}

/** What a screen asks at once, and in which way who asks has signed in. */
interface Early {
  /** addresses below `/wApi` */
  asks: readonly string[];
  loginType: 'ci' | 'web';
}

/** Asks for more, as a page's inline script does, beside what was asked already. */
export function askAhead(view: Window & BootWindow, path: string, { asks, loginType }: Early): void {
  const language = locale.peek();
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,

    'X-Referer': path,
    'X-Login-Type': loginType,
  };
  const asked = asks.map((ask) => {
    const address = `/wApi${ask}`;
    const answer = view.fetch(address, { credentials: 'same-origin', headers }).then(async (sent) => ({
      status: sent.status,
      type: sent.headers.get('content-type') ?? '',
      text: await sent.text(),
    }));
    // The client asks again where this fails.
    answer.catch(() => {});
    return [address, { loginType, language, answer }] as const;
  });
  view.__walletAsked = { ...view.__walletAsked, ...Object.fromEntries(asked) };
}

/**
 * Asks for the user info, and for what a screen will ask, as a page's inline script does: for a document that becomes
 * another page. What it asked when it was loaded has long been overtaken.
 *
 * @param path of the page that it becomes
 */
export function askBootAnswers(view: Window & BootWindow, path: string, early: Early): void {
  dropBootAnswers(view);
  askAhead(view, path, { asks: [USER_INFO], loginType: 'web' });
  askAhead(view, path, early);
}

/** Forgets them all: something was sent that may change who the customer is, or what they have. */
export function dropBootAnswers(view: BootWindow): void {
  delete view.__walletAsked;
}
