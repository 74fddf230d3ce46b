import type { Rolldown } from 'vite';
import type { Manifest } from '../src/manifest/index.ts';
import { chunksAtOnce, stylesOf } from './chunkGraph.ts';
import type { SharedPart } from './shared.ts';

/** Specifier of a part -> its files, as `kit.json` tells them. */
type Parts = Readonly<Record<string, SharedPart>>;

const chunkIn = (bundle: Rolldown.OutputBundle) => (name: string) => {
  const file = bundle[name];
  return file?.type === 'chunk' ? file : undefined;
};

/** A part of the kit that a file needs. */
interface NeededPart extends SharedPart {
  specifier: string;
}

/** The parts of the kit that a file needs at once, with all that it imports. */
export function partsOf(bundle: Rolldown.OutputBundle, start: string, parts: Parts): NeededPart[] {
  const wanted = new Set(chunksAtOnce(chunkIn(bundle), start).flatMap(({ imports }) => imports));
  for (const specifier of wanted) for (const other of parts[specifier]?.needs ?? []) wanted.add(other);
  return Object.entries(parts).flatMap(([specifier, part]) =>
    wanted.has(specifier) ? [{ specifier, ...part }] : [],
  );
}

/**
 * Specifiers of the parts of the kit that some file of an app needs.
 *
 * @param isAny its page may become any app's: all of them
 */
export function partsUsed(
  bundle: Rolldown.OutputBundle | undefined,
  parts: Parts,
  isAny: boolean,
): ReadonlySet<string> {
  if (isAny) return new Set(Object.keys(parts));
  const files = Object.keys(bundle ?? {});
  const used = files.flatMap((file) => (bundle ? partsOf(bundle, file, parts) : []));
  return new Set(used.map(({ specifier }) => specifier));
}

/** Addresses of what a file needs at once beside what `known` names: scripts first, then styles. */
function filesAtOnce(bundle: Rolldown.OutputBundle, start: string, base: string, parts: Parts): string[] {
  const chunks = chunksAtOnce(chunkIn(bundle), start);
  const shared = partsOf(bundle, start, parts);
  return [
    ...chunks.map(({ fileName }) => base + fileName),
    ...shared.flatMap(({ scripts }) => scripts),
    ...shared.flatMap(({ css }) => css),
    ...chunks.flatMap(stylesOf).map((name) => base + name),
  ];
}

/** What each screen's address needs before it can be shown, for the page to ask for it before any script has run. */
export interface ScreenFiles {
  /** addresses of scripts and styles */
  files: string[];
  /** path of a screen -> which of them */
  screens: Record<string, number[]>;
}

/**
 * Reads from what was bundled which files each screen needs beside the page's own. Screens whose path has a parameter
 * are left out: they are opened from others.
 *
 * @param entry file of the page's script: what that needs, the page asks for anyway
 */
export function screenFiles(
  bundle: Rolldown.OutputBundle,
  entry: string,
  manifest: Manifest,
  base: string,
  parts: Parts,
): ScreenFiles {
  const known = new Set(filesAtOnce(bundle, entry, base, parts));
  const chunkOf = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
    for (const name of chunk.exports)
      if (Object.hasOwn(manifest.screens, name)) chunkOf.set(name, chunk.fileName);
  }
  const files: string[] = [];
  const indexOf = (file: string) => {
    const at = files.indexOf(file);
    return at === -1 ? files.push(file) - 1 : at;
  };
  const screens: ScreenFiles['screens'] = {};
  for (const [code, { path, aliasOf }] of Object.entries(manifest.screens)) {
    const chunk = chunkOf.get(aliasOf ?? code);
    if (chunk === undefined || path.includes('{')) continue;
    screens[path] = filesAtOnce(bundle, chunk, base, parts)
      .filter((file) => !known.has(file))
      .map(indexOf);
  }
  return { files, screens };
}
