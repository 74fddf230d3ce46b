import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sha256 } from '../documents.ts';
import type { BuiltRelease } from '../releases.ts';
import { builtRelease } from './builtRelease.ts';

/** Text that does not compress well and is the same each time, as code is: 64 bytes a line. */
function code(seed: string, lines: number): string {
  return Array.from({ length: lines }, (_, line) => `//${sha256(`${seed} ${line}`).slice(2)}`).join('\n');
}

function named(stem: string, ending: string, text: string): [string, Uint8Array] {
  return [`${stem}-${sha256(text).slice(0, 8)}.${ending}`, Buffer.from(text)];
}

/**
 * A release with files of some size, compressed as the build does: a script and a style of the app, of which one line
 * is the version's, and a shared kit, of which one line is `kit`.
 */
export function biggerRelease(app: string, version: string, kit: string): BuiltRelease {
  const built = builtRelease(app, version);
  const files = new Map([
    ...built.files,
    named(`/${app}/assets/index`, 'js', `${code(app, 60)}\n//${version}\n`),
    named(`/${app}/assets/index`, 'css', `/*\n${code(`${app} style`, 60)}\n${version}*/\n`),
    named('/_shared/kit', 'js', `${code('kit', 90)}\n//${kit}\n`),
  ]);
  for (const [address, bytes] of [...files])
    files.set(`${address}.br`, brotliCompressSync(bytes)).set(`${address}.gz`, gzipSync(bytes));
  const facts = [...files].map(([address, bytes]) => [
    address,
    { sha256: sha256(bytes), bytes: bytes.length },
  ]);
  return { ...built, release: { ...built.release, files: Object.fromEntries(facts) }, files };
}

/** The address of one of its files: `/_shared/kit-`, `js`. */
export function addressIn({ files }: BuiltRelease, stem: string, ending = 'js'): string {
  const found = [...files].find(
    ([address, bytes]) => address.startsWith(stem) && address.endsWith(`.${ending}`) && bytes.length > 1024,
  );
  if (!found) throw new Error(`There is no ${stem}*.${ending}.`);
  return found[0];
}
