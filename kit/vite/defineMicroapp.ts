import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, esmExternalRequirePlugin, type PluginOption, type UserConfig } from 'vite';
import type { Manifest } from '../src/manifest/index.ts';
import { commonFile } from './commonFile.ts';
import { compileAhead } from './compileAhead.ts';
import { kitDir } from './kitDir.ts';
import { kitImports } from './kitImports.ts';
import { pageHtml } from './pageHtml.ts';
import { pdfAssets } from './pdfAssets.ts';
import { readShared } from './shared.ts';
import { signalsTransform } from './signalsTransform.ts';
import { runtimeSpecifiers } from './specifiers.ts';

/** The store of built apps, beside the kit at the top of the workspace. */
export const storeDir = process.env.WALLET_STORE ?? join(dirname(kitDir), '.store');

/** Where apps and shared files are built, before they are released. */
export const buildDir = join(storeDir, 'build');

/** Inline source hashes of each page of this build, by app id, for the content security policy. */
export const pageHashes = new Map<string, { script: string[]; style: string[] }>();

/** Whether pages that are built now have the screens for developers: on a developer's machine, and not in a release. */
export const areDeveloperScreensOn = () => process.env.WALLET_DEVELOPER_SCREENS !== 'off';

function versionOf(dir: string): string {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version?: string };
  if (version === undefined) throw new Error(`${basename(dir)}/package.json has no "version".`);
  return version;
}

async function manifestOf(dir: string): Promise<Manifest> {
  const file = join(dir, 'src', 'manifest.ts');
  if (!existsSync(file)) throw new Error(`${basename(dir)} has no src/manifest.ts.`);
  const module = (await import(pathToFileURL(file).href)) as { manifest?: Manifest };
  if (module.manifest === undefined)
    throw new Error(`${basename(dir)}/src/manifest.ts exports no "manifest".`);
  return module.manifest;
}

/** React, wouter and signals stay bare imports: the page's import map says where they are. */
function externals(): PluginOption {
  // Keep the very object that vite exports: a copy of it silently bundles all of React.
  const plugin = esmExternalRequirePlugin({
    external: [...runtimeSpecifiers],
  });
  return Object.assign(plugin, { apply: 'build' as const });
}

/**
 * The one vite configuration of every app: `export default defineMicroapp(import.meta.dirname)`.
 *
 * Reads `src/manifest.ts` for the prefix. A build pins the shared runtime and kit (see kit/decisions/0003); in
 * development both come from their sources.
 *
 * @param dir absolute path of the app's folder
 */
export function defineMicroapp(dir: string) {
  return defineConfig(async ({ command }): Promise<UserConfig> => {
    const manifest = await manifestOf(dir);
    const base = manifest.prefixes[0] === '/' ? '/' : `${manifest.prefixes[0]}/`;
    const shared =
      command === 'build'
        ? { runtime: readShared(buildDir, 'runtime'), kit: readShared(buildDir, 'kit') }
        : undefined;
    const kit = shared && kitImports(shared.kit);
    const facts = {
      id: manifest.id,
      version: versionOf(dir),
      kit: versionOf(kitDir),
      developerScreens: areDeveloperScreensOn(),
    };
    return {
      root: dir,
      base,
      appType: 'spa',
      cacheDir: join(dirname(kitDir), '.cache', 'vite', manifest.id),
      plugins: [
        react(),
        signalsTransform(),
        pageHtml({
          facts,
          manifest,
          skeleton: base === '/' ? 'byPageId' : 'plain',
          ...(shared ? { shared } : {}),
          onHashes: (hashes) => pageHashes.set(manifest.id, hashes),
        }),
        ...(kit ? [...kit.plugins, externals(), compileAhead()] : [pdfAssets()]),
      ],
      resolve: { dedupe: ['react', 'react-dom', 'wouter', '@preact/signals-react'] },
      optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime'] },
      build: {
        outDir: join(buildDir, 'apps', manifest.id),
        emptyOutDir: true,
        target: 'es2022',
        // An app has little of its own: one file beside the page costs less than one for each part of each screen.
        cssCodeSplit: false,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && kit ? kit.withParts(file, files) : files,
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // A file may hold what others need, too: what the page's script and its screens share is in its script.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: commonFile, test: /\/src\//, minShareCount: 2 }],
            },
          },
        },
        reportCompressedSize: false,
      },
    };
  });
}
