import { fillPath, parametersOf } from './path.ts';

/**
 * The address of a screen with the values of a link: they fill `{name}` in its path, encoded; the others become the
 * query (1-shell s2.3, readings E13).
 *
 * @param path as a manifest or the registry has it, `/noti/FAL31100/{hirkEvntID}`
 * @returns null where the path needs a value that is not there (A09), or that would climb out of it
 */
export function linkAddress(
  path: string,
  values: URLSearchParams | Readonly<Record<string, string>>,
): string | null {
  const rest = new URLSearchParams(values);
  const names = parametersOf(path);
  const filled = fillPath(path, Object.fromEntries(names.map((name) => [name, rest.get(name) ?? ''])));
  for (const name of names) rest.delete(name);
  const query = rest.toString();
  return filled === null || query === '' ? filled : `${filled}?${query}`;
}
