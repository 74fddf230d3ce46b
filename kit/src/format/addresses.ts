/** Nothing we write is longer; what is, is not followed. */
const LONGEST = 8_192;
// Only a base to read against: what leaves it would leave the wallet too.
const somewhere = 'https://wallet.invalid';

/** Control characters, which a browser drops from an address, so that another one is left; and back slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
const treacherous = /[\\\u0000-\u001f\u007f]/;

/**
 * The one check of a path that came from outside (1-shell s2.3, s4.2, s4.8): one leading slash, no scheme, no host, no
 * back slash, no control character, and nothing that is another site's address once `.` and `..` are worked out.
 *
 * @param path as it came, query and fragment included
 */
export function isWalletPath(path: string): boolean {
  if (path.length > LONGEST || treacherous.test(path) || !/^\/(?!\/)/.test(path)) return false;
  if (!URL.canParse(path, somewhere)) return false;
  const { origin, pathname } = new URL(path, somewhere);
  return origin === somewhere && !pathname.startsWith('//');
}

/**
 * The one reader of an address that leads out of the wallet (1-shell s4.7, s4.8): https, with nobody's name or password
 * in it. An http address is asked for by https, at the port it names; any other scheme leads nowhere (A88).
 *
 * @returns the address, or null where it is not followed
 */
export function outsideAddress(text: string): string | null {
  if (text.length > LONGEST || treacherous.test(text) || !/^https?:\/\//i.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.href;
}
