import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PluginOption } from 'vite';

const dir = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };

/** Korean, what Korean falls back on, and both ways to write; other scripts' tables are 1.4 MB that nobody asks for. */
const parts: Record<string, RegExp> = {
  cmaps: /^(Adobe-Korea1|KSC|UniKS)/,
  standard_fonts: /\.(pfb|ttf)$/,
  // Scans in JPEG 2000 and JBIG2, without WebAssembly.
  wasm: /_nowasm_fallback\.js$/,
};

/** Where they stand, below the shared files: the version is in the name, as with a hash. */
export const pdfFolder = `pdf-${version}`;

function copyParts(target: string): void {
  for (const [part, wanted] of Object.entries(parts)) {
    mkdirSync(join(target, part), { recursive: true });
    for (const name of readdirSync(join(dir, part)).filter((each) => wanted.test(each))) {
      cpSync(join(dir, part, name), join(target, part, name));
    }
  }
}

/** The PDF library's build for older engines: iOS 17.5 is still served (1-shell s5). */
const pdfAlias = { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' };

/** What is copied, as paths below {@link pdfFolder}. */
export function pdfFiles(): string[] {
  return Object.entries(parts).flatMap(([part, wanted]) =>
    readdirSync(join(dir, part))
      .filter((name) => wanted.test(name))
      .map((name) => `${part}/${name}`),
  );
}

/**
 * The tables of characters and the fonts that PDFs without fonts of their own need, under
 * `/_shared/pdf-<version>/`: copied beside the shared files by a build, answered by the dev server.
 */
export function pdfAssets(): PluginOption {
  return {
    name: 'wallet:pdf-assets',
    config: () => ({ resolve: { alias: [pdfAlias] } }),
    // `'use client'` means nothing here.
    onLog: (_level, { code, id }) => !(code === 'MODULE_LEVEL_DIRECTIVE' && id?.includes('react-pdf')),
    writeBundle({ dir: outDir }) {
      if (outDir) copyParts(join(outDir, pdfFolder));
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, part = '', name = ''] =
          /^\/_shared\/pdf-[\d.]+\/(\w+)\/([\w.-]+)$/.exec(request.originalUrl ?? '') ?? [];
        if (!parts[part]?.test(name)) return next();
        response.setHeader(
          'content-type',
          name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        response.end(readFileSync(join(dir, part, name)));
      });
    },
  };
}
