import { homePath } from '@wallet/kit/manifest';
import { type AfterLogin, afterLoginTarget } from '@wallet/kit/session';

const forcedPath = '/mber/FME95000';
const home = `${homePath}?loginAfter=true`;

/**
 * The address to go to after login (1-shell s4.2). A page by its id is the entry's business, which knows where each
 * page is. What the link asked for travels on, past a forced step too (E15).
 */
export function pathAfterLogin({ query, ...after }: AfterLogin): string {
  const target = afterLoginTarget({ query, ...after });
  if (target.kind === 'page') return `/?${new URLSearchParams({ pageId: target.pageId, ...target.query })}`;
  if (target.path === homePath) return home;
  // The step itself was what a link asked for: it is done.
  if (after.person.memberStatus !== '4' && target.path.split('?')[0] === forcedPath) return home;
  return target.path === forcedPath && query.size > 0 ? `${forcedPath}?${query}` : target.path;
}
