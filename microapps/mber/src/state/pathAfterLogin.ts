import { homePath } from '@wallet/kit/manifest';
import { type AfterLogin, afterLoginTarget } from '@wallet/kit/session';

const forcedPath = '/mber/FME95000';

/**
 * The address to go to after login (1-shell s4.2). A page by its id is the entry's business, which knows where each
 * page is. What the link asked for travels on, past a forced step too (E15).
 */
export function pathAfterLogin({ query, ...after }: AfterLogin): string {
  const target = afterLoginTarget({ query, ...after });
  if (target.kind === 'page') return `/?${new URLSearchParams({ pageId: target.pageId, ...target.query })}`;
  if (target.path === homePath) return `${homePath}?loginAfter=true`;
  return target.path === forcedPath && query.size > 0 ? `${forcedPath}?${query}` : target.path;
}
