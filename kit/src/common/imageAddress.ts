import { isWalletPath } from '../manifest/index.ts';

/**
 * An image address that may be shown: a path of the wallet, also where it is written with the wallet's own host;
 * anything else is empty, as other sites are asked for nothing (kit/decisions/0008).
 */
export function imageAddress(text: string, origin: string = location.origin): string {
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  return isWalletPath(path) && !/\s/.test(path) ? path : '';
}
