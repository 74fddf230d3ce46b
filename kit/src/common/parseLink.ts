import { isWalletPath, outsideAddress } from '../manifest/index.ts';

/** Where a link string leads (1-shell s4.6-4.8). */
export type LinkTarget =
  /** A page of the bank app: openNativeScreen. */
  | { kind: 'bankApp'; page: string; document: 'edoc' | 'ecert'; rest: string }
  /** The pay page; needs a login by the group's national certificate (A56). */
  | { kind: 'pay'; rest: string }
  /** An https address. */
  | { kind: 'external'; url: string }
  /** Handed to whoever shows the link. */
  | { kind: 'callback'; path: string }
  | { kind: 'path'; path: string }
  /** A screen by its name or code. */
  | { kind: 'screen'; name: string; query: Readonly<Record<string, string>> }
  /** Nothing the wallet follows. */
  | { kind: 'none' };

/** Beginnings of links, a choice of ours (A85, contracts/http.md). */
export const linkPrefixes = { edoc: 'edoc://', ecert: 'ecert://', pay: 'kbpay://' } as const;

/** The page of the bank app that documents open (1-shell s9). */
export const BANK_APP_PAGE = 'D007792';

const none: LinkTarget = { kind: 'none' };

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `k=v&k=v`, each pair split at its first `=` (E45). */
function queryOf(text: string): Record<string, string> {
  const pairs = text.split('&').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decoded(pair), ''] : [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
    }),
  );
}

function external(text: string): LinkTarget {
  const url = outsideAddress(text);
  return url === null ? none : { kind: 'external', url };
}

function starts(text: string, prefix: string): boolean {
  return text.toLowerCase().startsWith(prefix);
}

/**
 * Reads a link string, in the order of E44: documents, pay, http, `/pages/`, leading slash, name (`name|k=v&k=v`).
 * Only https leads out of the wallet, http becomes https, a script address leads nowhere (1-shell s4.7, s4.8; R251-R260;
 * kit/decisions/0008).
 */
export function parseLink(link: string): LinkTarget {
  const text = link.trim();
  // A browser drops control characters from an address: what is left might be another one.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
  if (/[\u0000-\u001f\u007f]/.test(text)) return none;
  for (const document of ['edoc', 'ecert'] as const) {
    const prefix = linkPrefixes[document];
    if (starts(text, prefix))
      return { kind: 'bankApp', page: BANK_APP_PAGE, document, rest: text.slice(prefix.length) };
  }
  if (starts(text, linkPrefixes.pay)) return { kind: 'pay', rest: text.slice(linkPrefixes.pay.length) };
  if (starts(text, 'http')) return external(text);
  const [path = ''] = text.split(/[?#|]/);
  if (isWalletPath(text)) return { kind: path.includes('/pages/') ? 'callback' : 'path', path: text };
  const isRelative = /^[\w.-]+\/(?:[^:\\]*\/)?pages\//.test(path) || path.startsWith('pages/');
  // From the root nothing is left to climb out of: what stays there stays everywhere.
  if (isRelative && isWalletPath(`/${text}`)) return { kind: 'callback', path: text };
  const [name = '', query = ''] = splitOnce(text);
  return /^[A-Za-z]\w*$/.test(name) ? { kind: 'screen', name, query: queryOf(query) } : none;
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('|');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
