import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deltaOf, packDelta, readDelta, unpackDelta } from './delta.ts';
import { keyOf, type Release, sha256 } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { createReleases, type Releases } from './releases.ts';
import { addressIn, biggerRelease } from './testing/biggerRelease.ts';

let dir = '';
let releases: Releases;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-deltas-'));
  releases = createReleases({ store: folderStore(dir) });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const pathOf = (address: string) => join(dir, keyOf.file(address));

async function release(app: string, version: string, kit: string): Promise<Release> {
  return releases.readRelease(app, await releases.release(biggerRelease(app, version, kit)));
}

/** Which files of a release there are deltas of, each with the hashes of their dictionaries. */
function deltasIn({ files }: Release): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const address of Object.keys(files)) {
    const delta = readDelta(address);
    if (delta) found[delta.file] = [...(found[delta.file] ?? []), delta.dictionary].sort();
  }
  return found;
}

const kitOf = (kit: string) => addressIn(biggerRelease('forest', '1', kit), '/_shared/kit-');
const hashOf = (address: string) => sha256(readFileSync(pathOf(address)));

describe('the deltas of a release', () => {
  it('make its new files from those they replace, and are few bytes', async () => {
    expect(deltasIn(await release('forest', '1.0.0', 'one'))).toEqual({});
    const next = await release('forest', '2.0.0', 'one');
    const [before, after] = ['1.0.0', '2.0.0'].map((version) => biggerRelease('forest', version, 'one'));
    if (!before || !after) throw new Error();
    const expected = ['js', 'css'].map((ending) => {
      const [old, made] = [before, after].map((each) => addressIn(each, '/forest/assets/index', ending));
      return [made, [hashOf(old ?? '')]];
    });
    expect(deltasIn(next)).toEqual(Object.fromEntries(expected));
    for (const address of Object.keys(next.files)) {
      const { file, dictionary = '' } = readDelta(address) ?? {};
      if (file === undefined) continue;
      const old = [...before.files.values()].find((bytes) => sha256(bytes) === dictionary);
      const delta = readFileSync(pathOf(address));
      expect(Buffer.from(unpackDelta(delta, old ?? Buffer.of())).equals(readFileSync(pathOf(file)))).toBe(
        true,
      );
      expect(delta.length).toBeLessThan(200);
    }
    expect(await releases.problems()).toEqual([]);
  });

  it('are of the last three at most, and stay while the file does', async () => {
    for (const kit of ['one', 'two', 'three', 'four']) await release('forest', '1.0.0', kit);
    const fifth = await release('forest', '1.0.0', 'five');
    const wanted = ['two', 'three', 'four'].map((kit) => hashOf(kitOf(kit))).sort();
    expect(deltasIn(fifth)).toEqual({ [kitOf('five')]: wanted });
    expect(deltasIn(await release('forest', '2.0.0', 'five'))[kitOf('five')]).toEqual(wanted);
  });

  it('of shared files are from what any app has brought, and are made once', async () => {
    await release('forest', '1.0.0', 'one');
    await release('rail', '1.0.0', 'one');
    await release('rail', '1.0.0', 'two');
    await release('rail', '1.0.0', 'three');
    const rail = await release('rail', '1.0.0', 'four');
    const forest = await release('forest', '1.0.0', 'four');
    const [one, three] = [hashOf(kitOf('one')), hashOf(kitOf('three'))];
    expect(deltasIn(rail)[kitOf('four')]).toContain(three);
    expect(deltasIn(forest)[kitOf('four')]).toEqual([one]);
    const place = deltaOf(kitOf('four'), one);
    expect(forest.files[place]?.sha256).toBe(rail.files[place]?.sha256);
  });

  it('are taken as they are where another team has written the same ones in another way', async () => {
    await release('forest', '1.0.0', 'one');
    const next = biggerRelease('forest', '2.0.0', 'one');
    const part = addressIn(next, '/forest/assets/index');
    const old = readFileSync(
      pathOf(addressIn(biggerRelease('forest', '1.0.0', 'one'), '/forest/assets/index')),
    );
    const place = deltaOf(part, sha256(old));
    // An empty frame behind it changes the bytes and not the file.
    const odd = Buffer.concat([
      packDelta(next.files.get(part) ?? old, old),
      packDelta(Buffer.of(), old).subarray(40),
    ]);
    writeFileSync(pathOf(place), odd);
    const released = await release('forest', '2.0.0', 'one');
    expect(released.files[place]).toEqual({ sha256: sha256(odd), bytes: odd.length });
  });

  it('are left out where something broken stands in their place', async () => {
    await release('forest', '1.0.0', 'one');
    const [before, next] = ['1.0.0', '2.0.0'].map((version) => biggerRelease('forest', version, 'one'));
    if (!before || !next) throw new Error();
    const [old, part] = [before, next].map((each) => addressIn(each, '/forest/assets/index'));
    writeFileSync(pathOf(deltaOf(part ?? '', hashOf(old ?? ''))), 'broken');
    const released = await release('forest', '2.0.0', 'one');
    expect(Object.keys(deltasIn(released))).toEqual([addressIn(next, '/forest/assets/index', 'css')]);
    expect(await releases.problems()).toEqual([]);
  });

  it('leave the same build the same release', async () => {
    const first = await releases.release(biggerRelease('forest', '1.0.0', 'one'));
    expect(await releases.release(biggerRelease('forest', '1.0.0', 'one'))).toBe(first);
    const second = await releases.release(biggerRelease('forest', '2.0.0', 'one'));
    expect(await releases.release(biggerRelease('forest', '2.0.0', 'one'))).toBe(second);
  });

  it('are not written where the file in place of another has nothing of it', async () => {
    const withPart = (seed: string) => {
      const built = biggerRelease('forest', '1.0.0', 'one');
      const bytes = Buffer.from(Array.from({ length: 90 }, (_, line) => sha256(`${seed} ${line}`)).join());
      const address = `/forest/assets/index-${sha256(bytes).slice(0, 8)}.js`;
      const facts = { ...built.release.files, [address]: { sha256: sha256(bytes), bytes: bytes.length } };
      const files = new Map([...built.files, [address, bytes], [`${address}.br`, brotliCompressSync(bytes)]]);
      return { ...built, release: { ...built.release, files: facts }, files };
    };
    await releases.release(withPart('one'));
    const id = await releases.release(withPart('two'));
    expect(deltasIn(await releases.readRelease('forest', id))).toEqual({});
  });

  it('(G36) are found when they were tampered with', async () => {
    await release('forest', '1.0.0', 'one');
    const next = await release('forest', '2.0.0', 'one');
    const place = Object.keys(next.files).find((address) => readDelta(address)) ?? '';
    appendFileSync(pathOf(place), 'evil()');
    expect(await releases.problems()).toEqual([`${keyOf.file(place)} was tampered with`]);
  });

  it('(G36) are never from what was tampered with, and a repair is released all the same', async () => {
    const first = await release('forest', '1.0.0', 'one');
    const old = addressIn(biggerRelease('forest', '1.0.0', 'one'), '/forest/assets/index');
    appendFileSync(pathOf(old), 'evil()');
    const next = biggerRelease('forest', '2.0.0', 'one');
    const second = await releases.readRelease('forest', await releases.release(next));
    expect(deltasIn(second)[addressIn(next, '/forest/assets/index')]).toBeUndefined();
    expect(Object.keys(deltasIn(second))).toHaveLength(1);
    const { apps } = await releases.readRegistry();
    const path = join(dir, keyOf.release('forest', apps[0]?.release ?? ''));
    writeFileSync(path, readFileSync(path, 'utf8').replace('2.0.0', '6.6.6'));
    expect(deltasIn(await release('forest', '3.0.0', 'one'))).toEqual({});
    expect(first.version).toBe('1.0.0');
  });
});
