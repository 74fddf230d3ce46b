/** What a page shares with others, as texts to compare. */
export interface SharedFiles {
  /** address of its runtime */
  runtime: string;
  /** addresses of the kit's core and parts, with spaces between */
  kit: string;
}

/**
 * Reads from the imports of a page's import map which runtime and which kit it has; undefined where it has none.
 * Two pages with the same texts run the same code below their own.
 */
export function sharedFiles(imports: Readonly<Record<string, string>>): SharedFiles | undefined {
  const { react: runtime } = imports;
  const kit = Object.entries(imports)
    .filter(([specifier]) => specifier.startsWith('@wallet/kit/'))
    .map(([, address]) => address)
    .sort()
    .join(' ');
  return runtime !== undefined && kit !== '' ? { runtime, kit } : undefined;
}
