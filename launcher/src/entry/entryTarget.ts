import { homePath, linkAddress } from '@wallet/kit/manifest';
import { readPageId } from './pageId.ts';

/** No app owns it, so the catch-all page answers. */
export const nowherePath = '/notFound';

const certificateAccess = '/mber/FME50000';
const loginQueries = ['liteAutoLogin', 'isGroupLogin', 'channelLoginType'];

/** Pages whose address is stated in the specification, so that no registry is needed (1-shell s2.3). */
const statedPaths: Readonly<Record<string, string>> = {
  FMA10000: homePath,
  FAL31100: '/noti/FAL31100/{hirkEvntID}',
  FAL32100: '/noti/FAL32100/{hirkEvntID}',
  FCP15200: '/cpon/FCP15200/{hirkCtntID}',
};

/** The path of a released page by its pageId. */
export type FindPath = (pageId: string) => string | null;

export interface Entry {
  query: URLSearchParams;
  isLogin: boolean;
  /** The host offers getLoginInfo: the app itself can sign the customer in (1-shell s4.3). */
  hasLoginInfo: boolean;
  /** What is released; null as long as nobody asked. */
  findPath: FindPath | null;
}

export type EntryTarget = { kind: 'go'; to: string } | { kind: 'nativeLogin' } | { kind: 'askRegistry' };

const go = (to: string): EntryTarget => ({ kind: 'go', to });

/** Where the entry leads, in the order of A05. */
export function entryTarget({ query, isLogin, hasLoginInfo, findPath }: Entry): EntryTarget {
  const isVisit = query.get('visitUser') === 'Y' && readPageId(query) !== null;
  if (isVisit) return pageTarget(query, findPath);
  if (hasLoginQuery(query)) return go(`${certificateAccess}?${query}`);
  if (!isLogin && hasLoginInfo) return { kind: 'nativeLogin' };
  return pageTarget(query, findPath);
}

/** The page that pageId names, else home. Everything but pageId travels on. */
export function pageTarget(query: URLSearchParams, findPath: FindPath | null): EntryTarget {
  const page = readPageId(query);
  if (page === null) return go(homePath);
  const rest = new URLSearchParams(query);
  rest.delete('pageId');
  for (const [name, value] of page.nested) if (!rest.has(name)) rest.append(name, value);
  if (page.code === 'FLA61000' && rest.get('type') === 'safebox' && !rest.get('event')) {
    return go(linkAddress('/main/safeNoteIntro', rest) ?? nowherePath);
  }
  const stated = Object.hasOwn(statedPaths, page.code) ? statedPaths[page.code] : undefined;
  if (stated === undefined && findPath === null) return { kind: 'askRegistry' };
  const path = stated ?? findPath?.(page.path) ?? null;
  // '/' is where we are: a pageId that names the entry would never end.
  if (path === null || path === '/') return go(nowherePath);
  return go(linkAddress(path, rest) ?? nowherePath);
}

// A08: present with a value counts, whatever the value (E18).
function hasLoginQuery(query: URLSearchParams): boolean {
  return loginQueries.some((name) => query.getAll(name).some((value) => value !== ''));
}
