import { createHash } from 'node:crypto';
import { type Release, sha256 } from '../documents.ts';
import type { BuiltRelease } from '../releases.ts';

const facts = (bytes: Uint8Array) => ({ sha256: sha256(bytes), bytes: bytes.length });

/**
 * A small built app, as a build leaves it.
 *
 * @param text what makes this version another one than the next
 */
export function builtRelease(app: string, version: string, text = version): BuiltRelease {
  const script = Buffer.from(`export const text = '${app} ${text}';\n`);
  const base = app === 'launcher' ? '' : `/${app}`;
  const address = `${base}/assets/index-${sha256(script).slice(0, 8)}.js`;
  const page = Buffer.from(`<!doctype html><script type="module" src="${address}"></script>${app} ${text}`);
  const shared = Buffer.from('export const kit = 1;\n');
  const files = new Map<string, Uint8Array>([
    [address, script],
    ['/_shared/kit-11111111.js', shared],
  ]);
  const release: Release = {
    app,
    version,
    kit: '0.1.0',
    hashes: { script: [`'sha256-${createHash('sha256').update(page).digest('base64')}'`], style: [] },
    pages: { '': facts(page) },
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, facts(bytes)])),
    entry: {
      id: app,
      version,
      kit: '0.1.0',
      build: `${app}-${text}`,
      prefixes: app === 'launcher' ? ['/'] : [`/${app}`],
      entry: app === 'launcher' ? '/' : `/${app}/`,
      screens: [
        { code: 'AAA10000', path: `/${app}/AAA10000`, title: { ko: '가', en: 'A' }, flags: {} },
        { code: 'AAA20000', path: `/${app}/AAA20000/{id}`, title: { ko: '나', en: 'B' }, flags: {} },
      ],
    },
  };
  return { release, pages: new Map([['', page]]), files };
}
