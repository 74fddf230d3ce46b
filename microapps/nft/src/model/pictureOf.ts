import { outsideAddress } from '@wallet/kit/format';

/** Pictures come from the bank's own media server or from an https address; nothing else is asked for. */
export const pictureOf = (url: string): string =>
  /^\/(?!\/)/.test(url) || outsideAddress(url)?.startsWith('https:') ? url : '';
