/** The address of a page with the values of a link: they fill `{name}` in its path, the others become the query. */
export function targetPath(path: string, values: Readonly<Record<string, string>>): string | null {
  const rest = new URLSearchParams(values);
  let isComplete = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    if (value === '' || value === '.' || value === '..') isComplete = false;
    return encodeURIComponent(value);
  });
  if (!isComplete) return null;
  const query = rest.toString();
  return query === '' ? filled : `${filled}?${query}`;
}
