import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, esmExternalRequirePlugin, type PluginOption, type Rolldown } from 'vite';
import { compileAhead } from './compileAhead.ts';
import { kitDir } from './kitDir.ts';
import { pdfAssets, pdfFiles, pdfFolder } from './pdfAssets.ts';
import { runtimeEntry } from './runtimeEntry.ts';
import { kitDoors, kitSpecifiers, runtimeSpecifiers } from './specifiers.ts';

/** One shared file set as it is published: where each specifier lives and what must be preloaded. */
export interface SharedManifest {
  /** bare specifier -> address below the origin, `/_shared/kit-….js` */
  imports: Record<string, string>;
  /** the file every specifier above points to */
  file: string;
  /** style sheets that belong to it */
  css: string[];
  /** address -> `sha384-…` */
  integrity: Record<string, string>;
  /** addresses of files that it asks for by name, without a hash of their own (kit only) */
  beside: string[];
  /** locale -> address of the kit's own catalogue (kit only) */
  catalogues: Record<string, string>;
}

/** Where shared files live under the origin. Content-hashed, so they may be cached for ever. */
export const sharedBase = '/_shared/';

const entryId = '\0shared-entry';

function entryPlugin(code: string): PluginOption {
  return {
    name: 'wallet:shared-entry',
    resolveId: (id) => (id === 'virtual:shared' ? entryId : undefined),
    load: (id) => (id === entryId ? code : undefined),
  };
}

/** React's own hook is there since 18; the shim would only add bytes. */
const shimAlias = {
  find: /^use-sync-external-store\/shim(\/index\.js)?$/,
  replacement: join(kitDir, 'vite', 'useSyncExternalStoreShim.ts'),
};

async function buildOne(name: 'runtime' | 'kit', code: string, buildDir: string): Promise<SharedManifest> {
  const outDir = join(buildDir, 'shared');
  const external =
    name === 'kit' ? [esmExternalRequirePlugin({ external: [...runtimeSpecifiers] }), pdfAssets()] : [];
  const result = (await build({
    configFile: false,
    root: kitDir,
    base: sharedBase,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [shimAlias], dedupe: ['react', 'react-dom'] },
    plugins: [entryPlugin(code), ...external, compileAhead()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rolldownOptions: {
        input: { [name]: 'virtual:shared' },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: `${name}-[name]-[hash].js`,
          assetFileNames: `${name}-[name]-[hash][extname]`,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return toManifest(name, result.output, outDir);
}

function toManifest(
  name: 'runtime' | 'kit',
  output: Rolldown.RolldownOutput['output'],
  outDir: string,
): SharedManifest {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error(`The build of the shared ${name} made no entry file.`);
  const manifest: SharedManifest = {
    imports: {},
    file: `${sharedBase}${entry.fileName}`,
    css: [],
    integrity: {},
    beside: name === 'kit' ? pdfFiles().map((file) => `${sharedBase}${pdfFolder}/${file}`) : [],
    catalogues: {},
  };
  for (const specifier of name === 'runtime' ? runtimeSpecifiers : kitSpecifiers) {
    manifest.imports[specifier] = manifest.file;
  }
  for (const file of output) {
    const address = `${sharedBase}${file.fileName}`;
    const bytes = readFileSync(join(outDir, file.fileName));
    manifest.integrity[address] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (file.fileName.endsWith('.css')) manifest.css.push(address);
    const locale = file.type === 'chunk' && basename(file.facadeModuleId ?? '').match(/^(ko|en)\.ts$/)?.[1];
    if (locale) manifest.catalogues[locale] = address;
  }
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Builds the two files that all apps share into `<buildDir>/shared`: the runtime (React, wouter, signals) and the
 * kit. Old files stay: pages and apps built with them still name them.
 *
 * @param buildDir absolute path of where builds are put
 */
export async function buildShared(
  buildDir: string,
): Promise<{ runtime: SharedManifest; kit: SharedManifest }> {
  const runtime = await buildOne('runtime', runtimeEntry(), buildDir);
  const doors = kitDoors
    .map((door) => `export * from '${join(kitDir, 'src', door, 'index.ts')}';`)
    .join('\n');
  // A test builds a second kit from the same sources: the mark is all that tells them apart.
  const mark = process.env.WALLET_KIT_MARK;
  const marked = mark ? `${doors}\nexport const kitMark = ${JSON.stringify(mark)};` : doors;
  const kit = await buildOne('kit', marked, buildDir);
  return { runtime, kit };
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
