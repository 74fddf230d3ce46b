import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, esmExternalRequirePlugin, type PluginOption, type Rolldown } from 'vite';
import { chunksAtOnce, stylesOf } from './chunkGraph.ts';
import { compileAhead } from './compileAhead.ts';
import { kitDir } from './kitDir.ts';
import { type Base, bases, partEntries, sharedModules } from './kitEntries.ts';
import { type KitPart, kitParts, partSpecifier, source } from './kitParts.ts';
import { pdfAssets, pdfFiles, pdfFolder } from './pdfAssets.ts';
import { runtimeEntry } from './runtimeEntry.ts';
import { sealedPreloads } from './sealedPreloads.ts';
import { runtimeSpecifiers } from './specifiers.ts';

/** A part of the kit as it is published. */
export interface SharedPart {
  /** addresses of its script, and of what that imports at once beside the core and other parts */
  scripts: string[];
  css: string[];
  /** specifiers of the other parts that it stands on */
  needs: string[];
}

/** One shared file set as it is published: where each specifier lives and what must be preloaded. */
export interface SharedManifest {
  /** bare specifier -> address below the origin, `/_shared/kit-core-….js` */
  imports: Record<string, string>;
  /** the file that every page needs */
  file: string;
  /** style sheets that belong to it */
  css: string[];
  /** files with the hashes of what comes later: address and hash of each (kit only) */
  seals: { href: string; integrity: string }[];
  /** specifier -> what comes only to pages that use it (kit only) */
  parts: Record<string, SharedPart>;
  /** address -> `sha256-…` */
  integrity: Record<string, string>;
  /** addresses of files that it asks for by name, without a hash of their own (kit only) */
  beside: string[];
  /** locale -> address of the kit's own catalogue (kit only) */
  catalogues: Record<string, string>;
}

/** Where shared files live under the origin. Content-hashed, so they may be cached for ever. */
export const sharedBase = '/_shared/';

/** The same library as modules: as CommonJS it brings what reads such files, in one file more for every date. */
const dayjsAliases = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
];

/** React's own hook is there since 18; the shim would only add bytes. */
const shimAlias = {
  find: /^use-sync-external-store\/shim(\/index\.js)?$/,
  replacement: join(kitDir, 'vite', 'useSyncExternalStoreShim.ts'),
};

const styleDoors = new Set(['index.ts', 'styles.css'].map((file) => join(source, 'ui', file)));

const prefix = '\0shared:';

/** Entries that are no files, by name. */
function entryPlugin(entries: Readonly<Record<string, string>>): PluginOption {
  return {
    name: 'wallet:shared-entry',
    resolveId: (id) => (id.startsWith('shared:') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(prefix) ? entries[id.slice(prefix.length)] : undefined),
  };
}

interface SharedBuild {
  name: 'runtime' | 'kit';
  /** entry -> its source */
  entries: Readonly<Record<string, string>>;
  plugins?: PluginOption[];
  output?: Rolldown.OutputOptions;
  /** nothing is written, and nothing made small, where only the bundler's mind is asked for */
  outDir?: string;
}

async function bundle({ name, entries, plugins = [], output, outDir }: SharedBuild) {
  const isKit = name === 'kit';
  const own = isKit
    ? [
        esmExternalRequirePlugin({ external: [...runtimeSpecifiers] }),
        pdfAssets(),
        sealedPreloads(join(kitDir, 'src', 'app', 'sealedFiles.ts')),
      ]
    : [];
  const result = (await build({
    configFile: false,
    root: kitDir,
    base: sharedBase,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', __WALLET_PAGE__: 'true' },
    resolve: { alias: [shimAlias, ...dayjsAliases], dedupe: ['react', 'react-dom'] },
    plugins: [entryPlugin(entries), ...own, ...plugins],
    build: {
      ...(outDir === undefined ? { write: false, minify: false } : { outDir }),
      emptyOutDir: false,
      target: 'es2022',
      // Of a file that is asked for later, itself as well: vite leaves it out where it stands alone.
      modulePreload: isKit && {
        polyfill: false,
        resolveDependencies: (file, files) => [...new Set([file, ...files])],
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((entry) => [entry, `shared:${entry}`])),
        // An entry may hold what others need, too: the parts of the kit import the core's own file.
        preserveEntrySignatures: isKit ? 'allow-extension' : 'strict',
        output: {
          entryFileNames: isKit ? 'kit-[name]-[hash].js' : '[name]-[hash].js',
          chunkFileNames: `${name}-[name]-[hash].js`,
          assetFileNames: `${name}-[name]-[hash][extname]`,
          ...output,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output;
}

type Output = Rolldown.RolldownOutput['output'];

const addressOf = (fileName: string) => `${sharedBase}${fileName}`;

function chunksOf(output: Output): Map<string, Rolldown.OutputChunk> {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

function entryOf(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, name: string): Rolldown.OutputChunk {
  const found = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
  if (found === undefined) throw new Error(`The build of the shared files made no entry "${name}".`);
  return found;
}

/** What is asked for late, with all that it stands on: parts of the kit among it, which a page need not have named. */
function askedLate(output: Output): ReadonlySet<string> {
  const chunks = chunksOf(output);
  const late = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  const all = late.flatMap(({ fileName }) => chunksAtOnce((file) => chunks.get(file), fileName));
  return new Set(all.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]).map(addressOf));
}

/**
 * Writes the hashes of the kit's files that an import map may not name, in a file that pages ask for when they need one.
 */
function writeSeals(
  { imports, file, css, catalogues, integrity }: SharedManifest,
  late: ReadonlySet<string>,
  outDir: string,
) {
  const scripts = Object.values(imports).filter((address) => address.endsWith('.js') && !late.has(address));
  const early = new Set([...scripts, ...css, file, ...Object.values(catalogues)]);
  const sealed = Object.entries(integrity).filter(
    ([address]) => !early.has(address) && /\.(?:js|css)$/.test(address),
  );
  const text = JSON.stringify(
    Object.fromEntries(sealed.map(([address, hash]) => [address, hash.slice('sha256-'.length)])),
  );
  const hash = createHash('sha256').update(text).digest();
  const fileName = `kit-seals-${hash.toString('hex').slice(0, 8)}.json`;
  writeFileSync(join(outDir, fileName), text);
  const seals = { href: addressOf(fileName), integrity: `sha256-${hash.toString('base64')}` };
  // It is a shared file as all others are.
  integrity[seals.href] = seals.integrity;
  return seals;
}

function writeManifest(
  name: 'runtime' | 'kit',
  output: Output,
  outDir: string,
  facts: Pick<SharedManifest, 'imports' | 'file' | 'css'> & Partial<SharedManifest>,
): SharedManifest {
  const manifest: SharedManifest = {
    parts: {},
    seals: [],
    beside: [],
    catalogues: {},
    ...facts,
    integrity: {},
  };
  for (const { fileName } of output) {
    const bytes = readFileSync(join(outDir, fileName));
    manifest.integrity[addressOf(fileName)] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  }
  if (name === 'kit') manifest.seals = [writeSeals(manifest, askedLate(output), outDir)];
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function buildRuntime(outDir: string): Promise<SharedManifest> {
  const entries = { runtime: runtimeEntry() };
  const output = await bundle({ name: 'runtime', entries, plugins: [compileAhead()], outDir });
  const file = addressOf(entryOf(chunksOf(output), 'runtime').fileName);
  const imports = Object.fromEntries(runtimeSpecifiers.map((specifier) => [specifier, file]));
  return writeManifest('runtime', output, outDir, { imports, file, css: [] });
}

/**
 * Builds the kit as its core and its parts. Twice: the first time tells which modules more than one of them needs.
 */
async function buildKit(outDir: string): Promise<SharedManifest> {
  const entries = partEntries();
  const planned = chunksOf(await bundle({ name: 'kit', entries }));
  const plannedFor = (part: KitPart) =>
    chunksAtOnce((file) => planned.get(file), entryOf(planned, part).fileName);
  const atOnce = (part: KitPart) => new Set(plannedFor(part).map(({ fileName }) => fileName));
  const places = sharedModules(planned, new Map(kitParts.map((part) => [part, atOnce(part)])));
  // A door has no code of its own, and the plan does not tell its place; the style that every page has hangs on one.
  const placeOf = (id: string) => places.get(id) ?? (styleDoors.has(id) ? 'core' : undefined);
  const standsIn = (name: Base) => ({ name, test: (id: string) => placeOf(id) === name });
  const output = await bundle({
    name: 'kit',
    entries,
    plugins: [compileAhead()],
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [standsIn('core'), ...bases.map(standsIn)],
      },
    },
    outDir,
  });
  const chunks = chunksOf(output);
  const first = entryOf(chunks, 'core').fileName;
  const parts: SharedManifest['parts'] = {};
  const imports: SharedManifest['imports'] = { [partSpecifier('core')]: addressOf(first) };
  const specifiers = new Map(kitParts.map((part) => [entryOf(chunks, part).fileName, partSpecifier(part)]));
  for (const part of kitParts.slice(1)) {
    const entry = entryOf(chunks, part);
    // Not through the core: what that needs, every page has.
    const chunkOf = (file: string) => (file === first ? undefined : chunks.get(file));
    const needed = chunksAtOnce(chunkOf, entry.fileName);
    const own = needed.filter((chunk) => chunk === entry || !specifiers.has(chunk.fileName));
    const others = needed.filter((chunk) => !own.includes(chunk));
    const needs = others.flatMap(({ fileName }) => specifiers.get(fileName) ?? []);
    const css = own.flatMap(stylesOf).map(addressOf);
    if (css.length > 1)
      throw new Error(`The part "${part}" of the kit has more than one style sheet: ${css}.`);
    imports[partSpecifier(part)] = addressOf(entry.fileName);
    parts[partSpecifier(part)] = { scripts: own.map(({ fileName }) => addressOf(fileName)), css, needs };
    // Only to be found by name: nothing imports it.
    if (css[0] !== undefined) imports[`${partSpecifier(part)}.css`] = css[0];
  }
  const catalogues: SharedManifest['catalogues'] = {};
  for (const { fileName, facadeModuleId } of chunks.values()) {
    const locale = basename(facadeModuleId ?? '').match(/^(ko|en)\.ts$/)?.[1];
    if (locale) catalogues[locale] = addressOf(fileName);
  }
  const beside = pdfFiles().map((file) => `${sharedBase}${pdfFolder}/${file}`);
  const css = stylesOf(entryOf(chunks, 'core')).map(addressOf);
  return writeManifest('kit', output, outDir, {
    imports,
    file: addressOf(first),
    css,

    parts,
    beside,
    catalogues,
  });
}

/**
 * Builds what all apps share into `<buildDir>/shared`: the runtime (React, wouter, signals), and the kit as its core
 * and its parts. Old files stay: pages and apps built with them still name them.
 *
 * @param buildDir absolute path of where builds are put
 */
export async function buildShared(
  buildDir: string,
): Promise<{ runtime: SharedManifest; kit: SharedManifest }> {
  const outDir = join(buildDir, 'shared');
  return { runtime: await buildRuntime(outDir), kit: await buildKit(outDir) };
}

/** Reads what {@link buildShared} published; throws with what to do when it is not there. */
export function readShared(buildDir: string, name: 'runtime' | 'kit'): SharedManifest {
  const path = join(buildDir, 'shared', `${name}.json`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SharedManifest;
  } catch (cause) {
    throw new Error(`The shared ${name} is not built (${basename(path)} is missing). Run "pnpm build".`, {
      cause,
    });
  }
}
