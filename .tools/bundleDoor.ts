import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, esmExternalRequirePlugin, type Rolldown } from 'vite';
import { runtimeSpecifiers } from '../kit/vite/specifiers.ts';

const kit = `${join(import.meta.dirname, '..', 'kit')}/`;
const entryId = '\0one-door';

/** One file of a bundle, in bytes: minified, and as it travels. */
export interface Piece {
  name: string;
  bytes: number;
  brotli: number;
}

/** What a page downloads for what it imports from one door. */
export interface DoorBundle {
  /** with the chunks it imports at once */
  script: Piece;
  style: Piece;
  /** chunks that are asked for later, if ever */
  lazy: Piece[];
  /** what went into `script`: paths below the kit, or `node_modules/<package>` */
  modules: string[];
}

function pieceOf(name: string, texts: (string | Uint8Array)[]): Piece {
  const whole = Buffer.concat(texts.map((text) => Buffer.from(text)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    name,
    bytes: whole.length,
    brotli: whole.length === 0 ? 0 : brotliCompressSync(whole, { params }).length,
  };
}

function readable(id: string): string {
  const [path = id] = id.split('?');
  const inPackages = path.split('/node_modules/').at(-1);
  if (path.includes('/node_modules/') && inPackages) {
    const [scope = '', name] = inPackages.split('/');
    return `node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
  }
  return path.startsWith(kit) ? path.slice(kit.length) : path;
}

function chunksAtOnce(output: Rolldown.RolldownOutput['output']): Rolldown.OutputChunk[] {
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}

/**
 * Bundles what a page imports from one door of the kit, alone: React, wouter and signals stay outside.
 *
 * @param door its name
 * @param names the exports that are used; all of them when absent
 * @param from the sources, or the package as it is published
 */
export async function bundleDoor(
  door: string,
  names?: readonly string[],
  from: 'src' | 'dist' = 'src',
): Promise<DoorBundle> {
  const file = join(kit, from, door, from === 'src' ? 'index.ts' : 'index.js');
  const what = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const result = (await build({
    configFile: false,
    root: kit,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'wallet:one-door',
        resolveId: (id) => (id === 'virtual:one-door' ? { id: entryId, moduleSideEffects: true } : undefined),
        load: (id) => (id === entryId ? `export ${what} from ${JSON.stringify(file)};` : undefined),
      },
      esmExternalRequirePlugin({ external: [...runtimeSpecifiers] }),
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: { input: { door: 'virtual:one-door' }, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;

  const atOnce = chunksAtOnce(result.output);
  const lazy = result.output.filter(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && !atOnce.includes(file),
  );
  const styles = result.output.filter(
    (file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.css'),
  );
  const used = atOnce.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && !id.startsWith('\0') ? [readable(id)] : [],
    ),
  );
  return {
    script: pieceOf(
      door,
      atOnce.map(({ code }) => code),
    ),
    style: pieceOf(
      `${door}.css`,
      styles.map(({ source }) => source),
    ),
    lazy: lazy
      .map(({ name, code }) => pieceOf(name, [code]))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    modules: [...new Set(used)].sort(),
  };
}
