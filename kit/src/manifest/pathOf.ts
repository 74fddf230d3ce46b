import type { Manifest } from './Manifest.ts';
import { fillPath, parametersOf } from './path.ts';

/** What follows the question mark; an undefined value is left out. */
export type Query = URLSearchParams | Readonly<Record<string, string | number | boolean | undefined>>;

function queryText(query: Query): string {
  if (query instanceof URLSearchParams) return query.toString();
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.append(key, String(value));
  return search.toString();
}

/**
 * The address of a screen.
 *
 * @param code a code of this manifest
 * @param params what the path's `{name}` parts stand for; encoded here
 * @param query what follows the question mark
 * @throws Error when the code is not in the manifest, or a parameter is missing, empty, `.` or `..`
 */
export function pathOf<M extends Pick<Manifest, 'id' | 'screens'>>(
  manifest: M,
  code: keyof M['screens'] & string,
  params: Readonly<Record<string, string | number>> = {},
  query: Query = {},
): string {
  const entry = Object.hasOwn(manifest.screens, code) ? manifest.screens[code] : undefined;
  if (entry === undefined) {
    throw new Error(
      `The manifest of ${manifest.id} has no screen ${code}. Add it to manifest.ts, or open another app's screen by its path.`,
    );
  }
  const path = fillPath(entry.path, params);
  if (path === null) {
    throw new Error(
      `${code} needs ${parametersOf(entry.path).join(', ')} for its path ${entry.path}: give each a value that is not empty, "." or "..".`,
    );
  }
  const text = queryText(query);
  return text === '' ? path : `${path}?${text}`;
}
