/**
 * The app whose page stands at an address: the one with the longest prefix of it, as the server serves it.
 *
 * @param address path, with or without query and fragment
 */
export function appAt<A extends { prefixes: readonly string[] }>(
  { apps }: { apps: readonly A[] },
  address: string,
): A | null {
  const pathname = address.split(/[?#]/)[0] ?? '';
  const owned = apps.flatMap((app) => app.prefixes.map((prefix) => ({ app, prefix })));
  const fitting = owned
    .filter(({ prefix }) => prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return fitting[0]?.app ?? null;
}
