/**
 * The address of a screen with the values of a link: they fill `{name}` in its path, encoded (E13), the others become
 * the query.
 *
 * @returns null where the path needs a value that the link lacks
 */
export function linkPath(path: string, values: Readonly<Record<string, string>>): string | null {
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
