import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../kit/release/src/filesBelow.ts';
import { assetsOf } from '../../kit/release/src/names.ts';
import { type Manifest, pathOf } from '../../kit/src/manifest/index.ts';
import { bootFacts, buildDir, readShared } from '../../kit/vite/index.ts';

/** SHA-256, as a browser compares it: SHA-384 says nothing more of a file and is 20 bytes longer, none of which compress. */
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64');

/**
 * Writes into a built page the hashes of its own scripts and styles, so that a browser refuses one that is not what was
 * built: of what the page, the home screen and those that ask ahead start with in the page itself, of all others in a file that the page names
 * and asks for when it needs it. The files have their last content only when the build has ended.
 *
 * @param out folder of the build
 */
export function sealPage(out: string, manifest: Manifest): void {
  const home = pathOf(manifest, manifest.home);
  const folder = assetsOf(manifest);
  const page = join(out, 'index.html');
  const html = readFileSync(page, 'utf8');
  const addressOf = (path: string) => `${folder}${basename(path)}`;
  const own = new Map(
    filesBelow(join(out, 'assets'))
      .filter((path) => /\.(?:js|css)$/.test(path))
      .map((path) => [addressOf(path), hashOf(readFileSync(path))]),
  );
  const first = new Set<string>();
  const sealed = html.replace(
    /<(script type="module"|link rel="(?:stylesheet|modulepreload)") crossorigin (src|href)="([^"]+)">/g,
    (tag, start: string, attribute: string, address: string) => {
      const hash = own.get(address);
      if (hash === undefined) return tag;
      first.add(address);
      return `<${start} crossorigin ${attribute}="${address}" integrity="sha256-${hash}">`;
    },
  );
  const { screens, files, catalogues } = bootFacts(html);
  // The root, where a page has it, leads to the home screen; what asks ahead is opened by its address.
  const opened = Object.values(manifest.screens).filter(({ asks, memberAsks }) => asks ?? memberAsks);
  const early = ['/', home, ...opened.map(({ path }) => path)]
    .flatMap((path) => screens[path] ?? [])
    .map((index) => files[index] ?? '');
  for (const address of [...Object.values(catalogues).flat(), ...early])
    if (own.has(address)) first.add(address);
  const { seals: ofKit, integrity } = readShared(buildDir, 'kit');
  // An import map has no hash of a style sheet.
  const styles = early.filter((address) => address.endsWith('.css') && integrity[address]);
  const known = {
    ...Object.fromEntries([...first].map((address) => [address, own.get(address)])),
    ...Object.fromEntries(styles.map((address) => [address, integrity[address]?.slice('sha256-'.length)])),
  };
  const rest = JSON.stringify(Object.fromEntries(own));
  const name = `seals-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.json`;
  writeFileSync(join(out, 'assets', name), rest);
  // The shared scripts that the page starts with have their hashes from its import map; what comes later of the kit has
  // them from a file that all apps with this kit have in common.
  const ofApp = { href: `${folder}${name}`, integrity: `sha256-${hashOf(rest)}` };
  const seals = { known, rest: [ofApp, ...ofKit] };
  const meta = `<meta name="wallet-seals" content='${JSON.stringify(seals)}'>`;
  writeFileSync(page, sealed.replace(/\n(\s*)<meta name="color-scheme"/, `\n$1${meta}$&`));
}
