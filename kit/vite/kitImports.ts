import { type Plugin, parseAst, type Rolldown } from 'vite';
import { doorNames, type KitPart, kitParts, langOf, partSpecifier } from './kitParts.ts';
import { partsOf } from './pageFiles.ts';
import { sealedPreloads } from './sealedPreloads.ts';
import type { SharedManifest } from './shared.ts';
import { kitSpecifiers } from './specifiers.ts';

const partSpecifiers = kitParts.map(partSpecifier);
const door = '@wallet/kit/';

/** An import or export of an app's module, as far as it is rewritten. */
interface Statement {
  type: string;
  start: number;
  end: number;
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
  source?: { value: string } | null;
  specifiers?: {
    type: string;
    start: number;
    end: number;
    importKind?: 'type' | 'value';
    exportKind?: 'type' | 'value';
    imported?: { name: string };
    local: { name: string };
  }[];
}

const isType = ({ importKind, exportKind }: { importKind?: string; exportKind?: string }) =>
  importKind === 'type' || exportKind === 'type';

/**
 * Rewrites what a module imports from the kit's doors, and passes on from them, to the parts that it comes in.
 *
 * @param code the module's source
 * @param names door -> name -> part
 * @throws Error for a name that the door does not have, and for an import of a whole door: the page would have to load
 * all of it
 */
export function toParts(
  code: string,
  names: ReadonlyMap<string, ReadonlyMap<string, KitPart>>,
  lang: 'ts' | 'tsx' = 'tsx',
): string {
  const { body } = parseAst(code, { lang }) as unknown as { body: Statement[] };
  let rewritten = code;
  // From the end, so that what comes before keeps its place.
  for (const statement of body.toReversed()) {
    const { type, source, specifiers = [], start, end } = statement;
    if (!source?.value.startsWith(door) || isType(statement)) continue;
    const known = names.get(source.value.slice(door.length));
    if (known === undefined) continue;
    if (/All|Namespace/.test(`${type} ${specifiers.map((each) => each.type)}`))
      throw new Error(`All of "${source.value}" is asked for; name what is used.`);
    const byPart = new Map<KitPart, string[]>();
    for (const each of specifiers) {
      if (isType(each)) continue;
      const name = (each.imported ?? each.local).name;
      const part = known.get(name);
      if (part === undefined) throw new Error(`"${source.value}" gives out no "${name}".`);
      byPart.set(part, [...(byPart.get(part) ?? []), code.slice(each.start, each.end)]);
    }
    const keyword = type === 'ImportDeclaration' ? 'import' : 'export';
    const lines = [...byPart].map(
      ([part, parts]) => `${keyword} { ${parts.join(', ')} } from '${partSpecifier(part)}';`,
    );
    rewritten = rewritten.slice(0, start) + lines.join(' ') + rewritten.slice(end);
  }
  return rewritten;
}

/** What a lazy screen's list of files hangs on: which parts a part needs, and which have a style of their own. */
function shapeOf(parts: SharedManifest['parts']): string {
  return JSON.stringify(Object.entries(parts).map(([name, { needs, css }]) => [name, needs, css.length > 0]));
}

/** Adds to the files that vite fetches with a lazy screen the specifiers of the kit's parts, and of their styles. */
type WithParts = (file: string, files: string[]) => string[];

/**
 * In a build, an app that imports from a door of the kit imports from the parts that what it uses comes in, and from
 * no other: `import { Button, TextField } from '@wallet/kit/ui'` becomes an import of the core and one of the forms.
 *
 * @returns the plugin, and what makes a lazy screen fetch the parts it needs together with its own files
 */
export function kitImports({ parts }: SharedManifest): { plugins: Plugin[]; withParts: WithParts } {
  const names = doorNames();
  let bundle: Rolldown.OutputBundle = {};
  const plugin: Plugin = {
    name: 'wallet:kit-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@wallet\/kit\/\w+$/ },
      handler: (id) =>
        partSpecifiers.includes(id) ? { id, external: true, moduleSideEffects: false } : undefined,
    },
    transform: {
      filter: { id: /\.tsx?$/, code: kitSpecifiers.map((specifier) => `'${specifier}'`) },
      handler: (code, id) => ({ code: toParts(code, names, langOf(id)), map: null }),
    },
    // A file that is lazily asked for lists the parts and styles that come with it, which vite writes in once the file
    // has its name: two kits whose parts need others of each other's may not give two files one name.
    augmentChunkHash: () => shapeOf(parts),
    generateBundle: {
      order: 'pre',
      handler(_options, written) {
        bundle = written;
      },
    },
  };
  return {
    plugins: [plugin, sealedPreloads(partSpecifier('core'))],
    withParts: (file, files) => [
      // Itself as well, which vite leaves out where it stands alone.
      ...new Set(bundle[file] ? [file, ...files] : files),
      ...partsOf(bundle, file, parts).flatMap(({ specifier, css }) =>
        css.length > 0 ? [specifier, `${specifier}.css`] : [specifier],
      ),
    ],
  };
}
