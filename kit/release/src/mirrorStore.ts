import type { KeyObject } from 'node:crypto';
import { keyOf, type Pointed, type RegistryDocument, sha256 } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { currentOf } from './live.ts';
import { strangeAddresses } from './names.ts';
import { registryOf, releaseEventOf, releaseOf } from './readDocument.ts';
import type { Store, Stored } from './Store.ts';
import { ReleaseError } from './transitions.ts';

/** Files that are fetched at the same time. */
const AT_ONCE = 16;

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What the folder serves now: nothing that is older takes its place. */
function seenIn(here: Stored | undefined): RegistryDocument | undefined {
  try {
    return here && registryOf(here.bytes);
  } catch (error) {
    // A broken one says nothing, and is replaced.
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}

/**
 * Brings what a bucket holds into a folder that a server serves from: the releases that are pointed at and those of the
 * history, whose files open pages may ask for. The pointer comes last and in one step, so that readers of the folder see
 * the old or the new release as well. What is there already is not fetched again.
 *
 * @param from the bucket
 * @param dir absolute path of the folder
 * @param verify nothing is taken that its holder did not sign
 * @returns whether the pointer has moved
 * @throws ReleaseError where something is missing, not signed, not what its name says, or older than what is served: the
 * folder's pointer stays
 */
export async function mirrorStore(
  from: Store,
  dir: string,
  { verify, now = () => new Date() }: { verify?: KeyObject | undefined; now?: () => Date } = {},
): Promise<boolean> {
  const folder = folderStore(dir);
  const pointer = await from.read(keyOf.registry);
  if (!pointer) throw new ReleaseError(`There is no ${keyOf.registry} in ${from.name}.`);
  const here = await folder.read(keyOf.registry);
  if (here && sha256(here.bytes) === sha256(pointer.bytes)) return false;

  async function bring(key: string, hash: string): Promise<void> {
    if (await folder.read(key)) return;
    const stored = await from.read(key);
    if (!stored) throw new ReleaseError(`${key} is missing in ${from.name}.`);
    if (sha256(stored.bytes) !== hash) throw new ReleaseError(`${key} in ${from.name} was tampered with.`);
    await folder.add(key, stored.bytes);
  }

  async function bringRelease(owner: Pointed, id: string): Promise<void> {
    const app = owner.id;
    const key = keyOf.release(app, id);
    if (await folder.read(key)) return;
    const stored = await from.read(key);
    if (!stored) throw new ReleaseError(`${key} is missing in ${from.name}.`);
    const { files, pages } = releaseOf(stored.bytes, app, id);
    // What is not its own is no file of it: nobody serves it, and it must not take another's place.
    const strange = new Set(strangeAddresses(owner, Object.keys(files)));
    const own = Object.entries(files).filter(([address]) => !strange.has(address));
    const wanted = [
      ...own.map(([address, file]) => [keyOf.file(address), file.sha256] as const),
      ...Object.entries(pages).map(([ending, page]) => [keyOf.page(app, id, ending), page.sha256] as const),
    ];
    await inTurns(wanted, ([name, hash]) => bring(name, hash));
    await folder.add(key, stored.bytes);
  }

  /** Each event after its release and the events before it: one that is there says that all older ones are. */
  async function bringHistory(owner: Pointed): Promise<void> {
    const { id: app, log: newest } = owner;
    const missing: { key: string; bytes: Uint8Array; release: string }[] = [];
    for (let id: string | undefined = newest; id !== undefined; ) {
      const key: string = keyOf.event(app, id);
      if (await folder.read(key)) break;
      const stored = await from.read(key);
      if (!stored) break;
      const event = releaseEventOf(stored.bytes, app, id);
      missing.unshift({ key, bytes: stored.bytes, release: event.release });
      id = event.previous;
    }
    for (const { key, bytes, release } of missing) {
      await bringRelease(owner, release);
      await folder.add(key, bytes);
    }
  }

  const document = registryOf(pointer.bytes, { verify, now: now(), seen: seenIn(here) });
  for (const app of document.apps) {
    await bringHistory(app);
    for (const id of currentOf(app)) await bringRelease(app, id);
  }
  return folder.swap(keyOf.registry, pointer.bytes, here?.tag ?? null);
}
