import { deltaOf, makes, packDelta, readDelta } from './delta.ts';
import { roleOf } from './dictionary.ts';
import { keyOf, type Release, sha256 } from './documents.ts';
import type { BuiltRelease } from './releases.ts';
import { type Store, StoreConflictError } from './Store.ts';

/** Of how many files that a file replaces there is a delta. */
const PREDECESSORS = 3;
/** A smaller file is one packet anyway. */
const SMALLEST_BYTES = 1024;
/** How much of the compressed file a delta may weigh, to be worth its place. */
const WORTH = 0.6;

type Facts = Release['files'];

interface Predecessor {
  address: string;
  hash: string;
}

/**
 * The files that a new one takes the place of: of the same role, not of this release.
 *
 * @param before releases whose files customers may have, the likeliest first
 * @returns the likeliest first, at most three
 */
function predecessorsOf(
  address: string,
  files: ReadonlyMap<string, unknown>,
  before: readonly Release[],
): Predecessor[] {
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
 * Puts a delta into the store.
 *
 * @returns what stands there now; undefined where that is broken: it is never changed, and customers get whole files
 */
async function put(store: Store, place: string, delta: Uint8Array, isRight: (delta: Uint8Array) => boolean) {
  try {
    await store.add(keyOf.file(place), delta);
    return delta;
  } catch (error) {
    if (!(error instanceof StoreConflictError)) throw error;
    // Another team has written the same, with another version of zstd.
    const there = (await store.read(keyOf.file(place)))?.bytes;
    return there && isRight(there) ? there : undefined;
  }
}

/**
 * Writes, for each script and style of a release that is new, the deltas from the files it replaces, and adds them to
 * what the release says of its files. What the current release has already keeps the deltas it has, so that the same
 * build stays the same release.
 *
 * @param before the current release first; empty for the first one
 */
export async function withDeltas(
  { release, files }: BuiltRelease,
  before: readonly Release[],
  store: Store,
): Promise<Release> {
  const facts: Facts = {};
  const [current] = before;

  /** undefined where the dictionary is not what its release said, or the delta is not worth it. */
  async function deltaFrom(other: Predecessor, address: string, bytes: Uint8Array) {
    const place = deltaOf(address, other.hash);
    const known = before.find((each) => Object.hasOwn(each.files, place));
    if (known) return known.files[place];
    const dictionary = (await store.read(keyOf.file(other.address)))?.bytes;
    if (!dictionary || sha256(dictionary) !== other.hash) return undefined;
    const delta = packDelta(bytes, dictionary);
    if (delta.length >= (files.get(`${address}.br`) ?? bytes).length * WORTH) return undefined;
    const there = await put(store, place, delta, (one) => makes(one, dictionary, bytes));
    return there && { sha256: sha256(there), bytes: there.length };
  }

  for (const [address, bytes] of files) {
    if (bytes.length < SMALLEST_BYTES || roleOf(address) === undefined) continue;
    if (current && Object.hasOwn(current.files, address)) {
      Object.assign(facts, carried(address, current));
      continue;
    }
    for (const other of predecessorsOf(address, files, before)) {
      const delta = await deltaFrom(other, address, bytes);
      if (delta) facts[deltaOf(address, other.hash)] = delta;
    }
  }
  return { ...release, files: { ...release.files, ...facts } };
}
