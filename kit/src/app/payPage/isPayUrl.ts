import { isWalletPath, outsideAddress } from '../../format/index.ts';

/** A page to pay on: a path of this origin, or an https address. Anything else is not gone to. */
export function isPayUrl(url: string): boolean {
  if (/\s/.test(url)) return false;
  return isWalletPath(url) || (/^https:/i.test(url) && outsideAddress(url) !== null);
}
