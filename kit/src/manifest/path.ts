const parameter = /^\{(\w+)\}$/;

/** The segments of an address, without its query, its fragment and trailing slashes. */
export function segmentsOf(path: string): string[] {
  const plain = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return plain === '' ? [] : plain.replace(/^\//, '').split('/');
}

/** The name in `{name}`; undefined for a plain segment. */
export function parameterOf(segment: string): string | undefined {
  return parameter.exec(segment)?.[1];
}

/** Names of a path's parameters, in their order. */
export function parametersOf(path: string): string[] {
  return segmentsOf(path).flatMap((segment) => parameterOf(segment) ?? []);
}

/**
 * Puts parameters into a path, encoded (readings E13, E50).
 *
 * @returns null when one is missing, empty, or would climb to another address (`.`, `..`)
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string | null {
  const segments: string[] = [];
  for (const segment of segmentsOf(path)) {
    const name = parameterOf(segment);
    const value = name === undefined ? segment : Object.hasOwn(params, name) ? String(params[name]) : '';
    if (value === '' || value === '.' || value === '..') return null;
    segments.push(name === undefined ? segment : encodeURIComponent(value));
  }
  return `/${segments.join('/')}`;
}
