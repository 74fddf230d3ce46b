const loginPath = '/mber/FME11000';

/**
 * The path to return to after login, if it is one of the wallet's own pages: a query is written by whoever wrote the
 * link, so it must neither lead to another site nor back here.
 */
export function returnPath(query: URLSearchParams): string | null {
  const path = query.get('returnPath') ?? '';
  if (!/^\/(?![/\\])/.test(path)) return null;
  // A browser drops control characters: '/\t/host' would leave the wallet.
  for (const character of path) if (character === '\\' || character < ' ') return null;
  return path.split(/[?#]/)[0] === loginPath ? null : path;
}
