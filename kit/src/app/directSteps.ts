import type { Bridge } from '../bridge/index.ts';
import { homePath } from '../manifest/index.ts';
import { afterLoginTarget, launchLink, type Session } from '../session/index.ts';
import { signOnFromApp } from './nativeSignOn.ts';
import { signOnFromAffiliate } from './signOn.ts';

interface Parts {
  session: Session;
  bridge: Bridge;
  /** the address that is asked for by now: a newer link may have come in */
  address(): string;
}

/** What a sign-on comes to: the gate decides, or the customer leaves; null where the app has taken the WebView away. */
type StepsEnd = 'decide' | { to: string | null };

/** The simple-lite main stands in for home: a page that was asked for needs neither (1-shell s4.3). */
const homes: readonly string[] = [homePath, '/mber/FME30000'];

/** The single sign-on of an affiliate's customer, with the page itself where the link says home. */
export async function fromAffiliate(
  { session, bridge, address }: Parts,
  query: () => URLSearchParams,
): Promise<StepsEnd> {
  const end = await signOnFromAffiliate({ session, bridge, query, link: () => returnTo(address()) });
  if (end.kind !== 'signedIn') return { to: end.kind === 'go' ? end.to : null };
  // A forced step comes before the page, and leads back to it (E27, A41).
  const target = afterLoginTarget({ person: end.person, query: returnTo(address()) });
  return end.person.memberStatus === '4' && target.kind === 'path'
    ? { to: `${target.path}?${returnTo(address())}` }
    : 'decide';
}

/** The steps of 1-shell s4.3, with the page itself where they say home. */
export async function fromApp(
  { session, bridge, address }: Parts,
  code: string,
  limitMs: number,
): Promise<StepsEnd> {
  const end = await signOnFromApp({ session, bridge, limitMs, originPage: code });
  switch (end.kind) {
    // The guards have the word, as for any visitor.
    case 'unknown':
    case 'visit':
      return 'decide';
    case 'signedIn':
      return homes.includes(end.to) ? 'decide' : { to: `${end.to}?${returnTo(address())}` };
    case 'refused':
      return { to: `${end.to}?${returnTo(address())}` };
    case 'go':
      return { to: end.to };
    case 'closed':
      return { to: null };
  }
}

/** The page itself, less what belongs to the sign-on that has been tried: it is not tried again on the way back. */
function returnTo(address: string): URLSearchParams {
  const [path = '', search = ''] = address.split('?');
  const rest = launchLink(new URLSearchParams(search)).toString();
  return new URLSearchParams({ returnPath: rest === '' ? path : `${path}?${rest}` });
}
