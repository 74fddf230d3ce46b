import { deltaOf, packDelta, readDelta, unpackDelta } from './delta.ts';
import { roleOf } from './dictionary.ts';
import { keyOf, type Release, sha256 } from './documents.ts';
import type { BuiltRelease } from './releases.ts';
import type { Store } from './Store.ts';

/** Of how many files that a file replaces there is a delta. */
const PREDECESSORS = 3;
/** A smaller file is one packet anyway. */
const SMALLEST_BYTES = 1024;
/** How much of the compressed file a delta may weigh, to be worth its place. */
const WORTH = 0.6;

type Facts = Release['files'];

/**
 * The files that a new one takes the place of: of the same role, not of this release.
 *
 * @param before releases whose files customers may have, the likeliest first
 * @returns address and hash, the likeliest first, at most three
 */
export function predecessorsOf(
  address: string,
  files: ReadonlyMap<string, unknown>,
  before: readonly Release[],
): { address: string; hash: string }[] {
  const role = roleOf(address);
  if (role === undefined) return [];
  const found = new Map<string, string>();
  for (const release of before) {
    for (const [other, { sha256: hash }] of Object.entries(release.files))
      if (!files.has(other) && roleOf(other) === role) found.set(other, hash);
  }
  return [...found].slice(0, PREDECESSORS).map(([other, hash]) => ({ address: other, hash }));
}

/** What the current release says of the deltas to a file that it has as well. */
function carried(address: string, current: Release): Facts {
  const own = Object.entries(current.files).filter(([other]) => readDelta(other)?.file === address);
  return Object.fromEntries(own);
}

/**
 * Adds to a release, for each of its scripts and styles that is new, the deltas from the files it replaces. What the
 * current release has already keeps the deltas it has, so that the same build stays the same release.
 *
 * @param before the current release first; empty for the first one
 */
export async function withDeltas(
  built: BuiltRelease,
  before: readonly Release[],
  store: Store,
): Promise<BuiltRelease> {
  const deltas = new Map<string, Uint8Array>();
  const facts: Facts = {};

  /** undefined where the file is missing or is not what its release said: then there is no delta from it. */
  async function dictionaryAt(address: string, hash: string): Promise<Uint8Array | undefined> {
    const bytes = (await store.read(keyOf.file(address)))?.bytes;
    return bytes && sha256(bytes) === hash ? bytes : undefined;
  }

  /** Another app may have brought the same shared file, with another version of zstd. */
  async function deltaThere(address: string, bytes: Uint8Array, dictionary: Uint8Array) {
    const there = (await store.read(keyOf.file(address)))?.bytes;
    if (!there) return packDelta(bytes, dictionary);
    try {
      return Buffer.from(unpackDelta(there, dictionary)).equals(bytes) ? there : undefined;
    } catch {
      // Broken, and never changed: customers get the whole file.
      return undefined;
    }
  }

  const [current] = before;
  for (const [address, bytes] of built.files) {
    if (bytes.length < SMALLEST_BYTES || roleOf(address) === undefined) continue;
    if (current && Object.hasOwn(current.files, address)) {
      Object.assign(facts, carried(address, current));
      continue;
    }
    const limit = (built.files.get(`${address}.br`) ?? bytes).length * WORTH;
    for (const { address: other, hash } of predecessorsOf(address, built.files, before)) {
      const dictionary = await dictionaryAt(other, hash);
      if (!dictionary) continue;
      const place = deltaOf(address, hash);
      const delta = await deltaThere(place, bytes, dictionary);
      if (!delta || delta.length >= limit) continue;
      deltas.set(place, delta);
      facts[place] = { sha256: sha256(delta), bytes: delta.length };
    }
  }
  const files = { ...built.release.files, ...facts };
  return { ...built, release: { ...built.release, files }, files: new Map([...built.files, ...deltas]) };
}
