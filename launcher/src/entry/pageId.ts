export interface PageId {
  /** The last segment. */
  code: string;
  /** All of it, as `/registry.json` is asked: the whole path settles a code that two apps have. */
  path: string;
  /** What was written behind a `?` inside the pageId itself. */
  nested: URLSearchParams;
}

// E12: '/a/b/FTR10000', 'FTR10000/' and 'FTR10000?x=/1' all name FTR10000.
export function readPageId(query: URLSearchParams): PageId | null {
  const value = (query.get('pageId') ?? '').trim();
  if (value === '') return null;
  const [beforeHash = ''] = value.split('#');
  const mark = beforeHash.indexOf('?');
  const path = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const code = path.split('/').filter(Boolean).at(-1) ?? '';
  return { code, path, nested: new URLSearchParams(mark < 0 ? '' : beforeHash.slice(mark + 1)) };
}
