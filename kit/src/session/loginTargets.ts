import { homePath, isWalletPath } from '../manifest/index.ts';
import { isRestricted } from './memberKind.ts';

const FORCED = '/mber/FME95000';
const LOGIN = '/mber/FME11000';

/** The pages of a link that a restricted pattern-05 customer may go to after login (1-shell s4.2, R206). */
export const restrictedPages: readonly string[] = [
  'FFQ00000',
  'FFQ02000',
  'FPO10000',
  'FPO25100',
  'FCS21000',
  'FPO21100',
  'FPO22100',
  'FPO24125',
  'FPO26100',
  'FGM71000',
  'FGM50000',
];

/** Where to after a login: a path, or a page by its id, to be found in the registry, with the rest of the query. */
export type LoginTarget =
  | { kind: 'path'; path: string }
  | { kind: 'page'; pageId: string; query: Readonly<Record<string, string>> };

export interface AfterLogin {
  person: { memberStatus: string; servicePattern: string; certType: string };
  /** Query of the login page. */
  query: URLSearchParams;
  /** Where the customer wanted to go before the login came between. */
  initialPath?: string | null;
  /** The given default; home unless told. */
  home?: string;
}

// Keys of the login itself: they have done their work and do not travel on.
const spent = new Set([
  'pageId',
  'returnPath',
  'directPage',
  'liteAutoLogin',
  'isGroupLogin',
  'channelLoginType',
]);

/** A path of the wallet's own, other than the login page: a query is written by whoever wrote the link. */
function ownPath(path: string | null | undefined): string | null {
  if (!path || !isWalletPath(path)) return null;
  return isSamePlace(path, LOGIN) ? null : path;
}

/** The same page however its path is written: `/mber/./FME11000/`, `/%6Dber/FME11000`. */
function isSamePlace(path: string, other: string): boolean {
  const { pathname } = new URL(path, 'https://wallet.invalid');
  return decoded(pathname).replace(/\/+$/, '') === other;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The last segment of a page id (E12). */
function lastSegment(pageId: string): string {
  return pageId.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
}

/**
 * Where a customer goes after a login (1-shell s4.2; order of A41): member status 4, then the pageId of the query where
 * it is allowed (A42), then the query's `returnPath`, then the initial path, then home.
 */
export function afterLoginTarget({ person, query, initialPath, home = homePath }: AfterLogin): LoginTarget {
  if (person.memberStatus === '4') return { kind: 'path', path: FORCED };
  const pageId = lastSegment(query.get('pageId') ?? '');
  if (pageId !== '') {
    // A refused page goes to the default, not on to the next rule (A42).
    if (isRestricted(person) && !restrictedPages.includes(pageId)) return { kind: 'path', path: home };
    const rest = Object.fromEntries([...query].filter(([key]) => !spent.has(key)));
    return { kind: 'page', pageId, query: rest };
  }
  return { kind: 'path', path: ownPath(query.get('returnPath')) ?? ownPath(initialPath) ?? home };
}

/** What the app asks for with a native login; absent means not asked (contracts/bridge.md). */
export interface NativeAsk {
  isVisitUser?: string | undefined;
  isCertiAccess?: string | undefined;
  isServiceJoin?: string | undefined;
  simpleLiteMain?: string | undefined;
  originPage?: string | undefined;
}

/** Where a native login that went well leads (1-shell s4.3; E30, A48). */
export function nativeLoginTarget(memberStatus: string, ask: NativeAsk): string {
  const { isCertiAccess, isServiceJoin, simpleLiteMain } = ask;
  if (memberStatus === '4') return FORCED;
  if (isCertiAccess === 'Y' || isCertiAccess === 'I') return '/mber/FME50000';
  if (isServiceJoin === 'Y') return '/mber/FME23000';
  if (isCertiAccess === undefined && isServiceJoin === undefined) return homePath;
  return simpleLiteMain === 'Y' ? '/mber/FME30000' : homePath;
}

/** Where a native login leads that was answered 200 with another code (1-shell s4.3; A04, E32). */
export function nativeRefusalTarget({ originPage }: NativeAsk): string {
  if (originPage === 'FGP10000' || originPage === 'FGP10200') return '/gpayment/FGP10200';
  // The pages of the domestic clearing network mirror the others (2-payment s1, A15).
  if (originPage === 'FGP10000Kftc' || originPage === 'FGP10200Kftc') return '/gpayment/FGP10200Kftc';
  return '/useinfo/FCO82000';
}
