export interface PageId {
  code: string;
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
  return { code, nested: new URLSearchParams(mark < 0 ? '' : beforeHash.slice(mark + 1)) };
}
