/** What a page shares with others, as texts to compare. */
export interface SharedFiles {
  /** address of its runtime */
  runtime: string;
  /** addresses of the kit's core, and of the parts that the page knows, with spaces between */
  kit: string;
}

/**
 * Reads from the imports of a page's import map which runtime and which kit it has; undefined where it has none.
 * Where a page knows all that another names, that one runs the same code in it.
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
