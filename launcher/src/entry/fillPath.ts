/** Moves `{name}` of a path from the query into the path; null where the query lacks one (A09, E13). */
export function fillPath(path: string, query: URLSearchParams): string | null {
  const rest = new URLSearchParams(query);
  let isComplete = true;
  const pathname = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = query.get(name) ?? '';
    // '.' and '..' would climb out of the path even when encoded.
    if (value === '' || value === '.' || value === '..') isComplete = false;
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (!isComplete) return null;
  const search = rest.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
