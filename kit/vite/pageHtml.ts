import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Manifest } from '../src/manifest/index.ts';
import { bootScript } from './bootScript.ts';
import { partsOf, partsUsed, screenFiles } from './pageFiles.ts';
import type { SharedManifest } from './shared.ts';
import { type SkeletonChoice, skeletonMarkup, skeletonScript, skeletonStyle } from './skeleton.ts';

/** What a page tells the kit about itself, as JSON in `<meta name="wallet-app">`. */
interface PageFacts {
  id: string;
  version: string;
  kit: string;
  developerScreens: boolean;
  /** tells one release of the app from the next; written by {@link pageHtml} */
  build?: string;
}

interface PageOptions {
  facts: PageFacts;
  manifest: Manifest;
  skeleton: SkeletonChoice;
  /** absent in development, where vite serves React and the kit itself */
  shared?: { runtime: SharedManifest; kit: SharedManifest };
  /** told the source expressions of everything inline, for the content security policy */
  onHashes?: (hashes: { script: string[]; style: string[] }) => void;
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The hashes of the shared scripts that pages of an app start with: runtime, core, words, and the parts that some file of
 * the app imports. Those of the app's own files, and of what comes later, are written once they have their last content
 * (.tools/release/sealPage.ts).
 *
 * @param parts specifiers of the parts that are used
 */
function integrityOf(
  { runtime, kit }: { runtime: SharedManifest; kit: SharedManifest },
  parts: ReadonlySet<string>,
): Record<string, string> {
  const used = Object.entries(kit.parts).flatMap(([specifier, part]) => (parts.has(specifier) ? [part] : []));
  const addresses = new Set([
    ...[runtime.file, kit.file, ...Object.values(kit.catalogues)],
    ...used.flatMap(({ scripts }) => scripts),
  ]);
  return Object.fromEntries(
    Object.entries({ ...runtime.integrity, ...kit.integrity }).filter(([address]) => addresses.has(address)),
  );
}

/** Where the core is, and the parts that some file of the app imports: the rest of the kit no page needs to know. */
function importsOf({ imports, parts }: SharedManifest, used: ReadonlySet<string>): Record<string, string> {
  const isUsed = (specifier: string) => !(specifier in parts) || used.has(specifier);
  return Object.fromEntries(
    Object.entries(imports).filter(([specifier]) => isUsed(specifier.replace(/\.css$/, ''))),
  );
}

/** What the screens of an app ask when they are opened, by path, as the inline script reads it. */
function asksOf({ screens }: Manifest): Record<string, string[]> {
  return Object.fromEntries(
    Object.values(screens).flatMap(({ path, asks = [], memberAsks = [], flags }) => {
      const all = [...asks.map((ask) => (flags?.forVisitor ? `+${ask}` : ask)), ...memberAsks];
      return all.length > 0 ? [[path, all]] : [];
    }),
  );
}

/** The root is no screen of its own: without a query it leads to the home screen, whose files are fetched with it. */
function homeAtRoot({ screens, home }: Manifest): string | undefined {
  return Object.values(screens).some(({ path }) => path === '/') ? screens[home]?.path : undefined;
}

function catalogueFiles(bundle: Rolldown.OutputBundle | undefined, base: string, shared?: SharedManifest) {
  const found: Record<string, string[]> = { ko: [], en: [] };
  for (const locale of ['ko', 'en']) {
    const kitFile = shared?.catalogues[locale];
    if (kitFile) found[locale]?.push(kitFile);
    for (const file of Object.values(bundle ?? {})) {
      if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/src/messages/${locale}.ts`)) {
        found[locale]?.push(base + file.fileName);
      }
    }
  }
  return found;
}

/**
 * Writes the head and the skeleton of an app's page. In a build it pins the exact shared files the app was built
 * with: import map, preloads, integrity. Order matters: charset, import map, style, skeleton, then scripts.
 */
export function pageHtml({ facts, manifest, skeleton, shared, onHashes }: PageOptions): Plugin {
  let base = '/';
  return {
    name: 'wallet:page-html',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const told = html + JSON.stringify(facts);
        const build = `${facts.id}-${createHash('sha256').update(told).digest('hex').slice(0, 12)}`;
        const { bundle, chunk } = context;
        const parts = shared && bundle && chunk ? partsOf(bundle, chunk.fileName, shared.kit.parts) : [];
        const screens =
          shared && bundle && chunk
            ? screenFiles(bundle, chunk.fileName, manifest, base, shared.kit.parts)
            : undefined;
        const used = partsUsed(bundle, shared?.kit.parts ?? {}, base === '/');
        const catalogues = catalogueFiles(bundle, base, shared?.kit);
        const boot = bootScript({
          catalogues,
          build,
          screens,
          asks: asksOf(manifest),
          home: homeAtRoot(manifest),
        });
        const importMap =
          shared &&
          JSON.stringify({
            imports: { ...shared.runtime.imports, ...importsOf(shared.kit, used) },
            integrity: integrityOf(shared, used),
          });
        const inline = [boot, importMap, skeleton === 'byPageId' ? skeletonScript : undefined];
        onHashes?.({
          script: inline.filter((text) => text !== undefined).map(sourceHash),
          style: [sourceHash(skeletonStyle)],
        });
        const preload = (file: string) =>
          `<link rel="modulepreload" crossorigin href="${file}" integrity="${(shared?.kit.integrity[file] ?? shared?.runtime.integrity[file]) || ''}">`;
        const head = [
          '<meta charset="utf-8">',
          '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
          `<meta name="wallet-app" content='${JSON.stringify({ ...facts, build })}'>`,
          '<meta name="color-scheme" content="light dark">',
          '<meta name="format-detection" content="telephone=no">',
          '<link rel="icon" href="data:,">',
          importMap && `<script type="importmap">${importMap}</script>`,
          // Before the boot script: older browsers ignore a map that comes after the first module was asked for,
          // and vite moves the map before the first preload.
          ...(shared ? [shared.kit.file, shared.runtime.file].map(preload) : []),
          ...parts.flatMap(({ scripts }) => scripts.map(preload)),
          // Before the style sheet: an inline script waits for those above it.
          `<script>${boot}</script>`,
          `<style>${skeletonStyle}</style>`,
          ...[...(shared?.kit.css ?? []), ...parts.flatMap(({ css }) => css)].map(
            (file) =>
              `<link rel="stylesheet" crossorigin href="${file}" integrity="${shared?.kit.integrity[file] ?? ''}">`,
          ),
        ].filter(Boolean);
        return html
          .replace(/<meta charset="[^"]*"\s*\/?>\s*/i, '')
          .replace('<head>', `<head>\n    ${head.join('\n    ')}`)
          .replace(
            /<div id="app">\s*<\/div>/,
            `<div id="app">${skeletonMarkup(skeleton)}</div>${skeleton === 'byPageId' ? `<script>${skeletonScript}</script>` : ''}`,
          );
      },
    },
  };
}
