import { eventText, readFromApp, readFromPage } from '../../kit/src/bridge/index.ts';
import { imageAddress } from '../../kit/src/common/imageAddress.ts';
import { parseLink } from '../../kit/src/common/parseLink.ts';
import { nastyAddresses, staysInWallet } from '../../kit/src/format/testing/nastyAddresses.ts';
import { isWalletPath, outsideAddress } from '../../kit/src/manifest/index.ts';
import { afterLoginTarget } from '../../kit/src/session/loginTargets.ts';
import { ask, wellFormed } from './ask.ts';
import type { Target } from './openTarget.ts';
import { createTally, sliceOf, type Tally } from './tally.ts';

const ways: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `pages/${address}`,
  (address) => `/forest/${address}`,
  (address) => ` ${address}`,
  (address) => `FAL11000|to=${address}`,
  (address) => encodeURIComponent(wellFormed(address)),
];

/** Addresses that try to lead a customer to somebody else's page. */
export const leads: readonly string[] = nastyAddresses
  .slice(0, 58)
  .flatMap((address) => ways.map((way) => way(address)));

const someone = { memberStatus: '1', servicePattern: '01', certType: '01' };

/** Where a page of ours would let itself be led by a text; each must be the wallet's own, or https outside. */
export function isLedRight(text: string): boolean {
  const target = parseLink(text);
  const link =
    target.kind === 'external'
      ? new URL(target.url).protocol === 'https:'
      : (target.kind !== 'path' && target.kind !== 'callback') || staysInWallet(target.path);
  const login = afterLoginTarget({ person: someone, query: new URLSearchParams({ returnPath: text }) });
  const outside = outsideAddress(text);
  const picture = imageAddress(text, 'https://wallet.example');
  const opening = readFromPage(
    JSON.stringify({ v: 1, kind: 'request', id: 'a', method: 'openWebView', params: { url: text } }),
  );
  const going = readFromApp(eventText('go', { url: text }));
  return [
    link,
    !isWalletPath(text) || staysInWallet(text),
    login.kind === 'path' && staysInWallet(login.path),
    outside === null || new URL(outside).protocol === 'https:',
    picture === '' || staysInWallet(picture),
    opening?.kind !== 'request' || staysInWallet(text),
    going?.kind !== 'event' || staysInWallet(text),
  ].every(Boolean);
}

/** Every reader of addresses is given every target, and the server is asked to send somebody there. */
export async function attackLinks({ origin }: Target, share = 1): Promise<Tally> {
  const { tally, checkLater } = createTally('redirect and link targets');
  for (const text of sliceOf(leads, share)) {
    await checkLater(text, async () => {
      const value = encodeURIComponent(wellFormed(text.slice(0, 2000)));
      const { status, headers } = await ask(origin, `/forest/AAA10000?returnPath=${value}&next=${value}`);
      return isLedRight(text) && status === 200 && headers.location === undefined;
    });
  }
  return tally;
}
