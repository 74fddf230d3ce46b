import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  emptyRegistry,
  HISTORY,
  keyOf,
  type Pointed,
  type RegistryDocument,
  type Release,
  type ReleaseEvent,
  sha256,
} from './documents.ts';
import { strangeAddresses } from './names.ts';
import { registryOf, releaseEventOf, releaseOf } from './readDocument.ts';
import { ReleaseError } from './transitions.ts';

/** What a folder store holds, read as it is served. */
export interface Live {
  registry(): RegistryDocument;
  /** undefined where it is not there, or is not what its name says */
  release(app: string, id: string): Release | undefined;
  /** bytes of a file of any release that the registry reaches; undefined where they are not what that release says */
  file(address: string): Uint8Array | undefined;
  /** hashes of all files, by address */
  files(): ReadonlyMap<string, string>;
  /** bytes of the entry page of a release, with the ending of its compressed twin; undefined as above */
  page(app: string, id: string, ending?: string): Uint8Array | undefined;
}

interface LiveOptions {
  verify?: KeyObject | undefined;
  now?: () => Date;
  /** a registry that was seen before this process; none that is older is taken */
  seen?: RegistryDocument | undefined;
  /** told what was refused, for the log */
  onRefused?: (what: string) => void;
}

/** How often what could not be read is tried again, whatever is asked for. */
const AGAIN_MS = 1000;

/** The bytes of a file; undefined where there is none, whatever is there in its place. */
function bytesAt(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    // No file, a folder, one that may not be read: nothing that could be served.
    return undefined;
  }
}

/** The releases that customers get at the moment. */
export const currentOf = ({ release, canary }: Pointed) => [release, ...(canary ? [canary.release] : [])];

/**
 * Reads a release store as customers get it: a registry that is broken, was not signed or is older than the one before
 * does not take its place, and a file that is not what its release says is not served. A release counts where the
 * registry leads to it: current, on trial, or in the history. What was read is hashed each time, so that nothing but
 * what was released leaves, however it was put there.
 *
 * @param dir absolute path of the store
 */
export function openLive(
  dir: string,
  { verify, now = () => new Date(), seen, onRefused = (what) => console.error(what) }: LiveOptions = {},
): Live {
  let registry = emptyRegistry;
  let newest = seen;
  let readAs = '';
  let told = new Set<string>();
  const releases = new Map<string, Release>();
  const events = new Map<string, ReleaseEvent>();
  let current = new Map<string, string>();
  let all: ReadonlyMap<string, string> | undefined;
  /** something that the registry leads to could not be read: it may be put right */
  let isPartial = false;
  let readAt = 0;

  /** Once for each state of the registry: a customer asks more than once. */
  function tell(what: string) {
    if (told.has(what)) return;
    told.add(what);
    onRefused(what);
  }

  /** What was read, or undefined and a word to the log. */
  function unlessRefused<T>(read: () => T, then: string): T | undefined {
    try {
      return read();
    } catch (error) {
      tell(`${(error as Error).message} ${then}`);
      return undefined;
    }
  }

  function release(app: string, id: string): Release | undefined {
    const key = keyOf.release(app, id);
    const known = releases.get(key);
    if (known) return known;
    const bytes = bytesAt(join(dir, key));
    const read = bytes && unlessRefused(() => releaseOf(bytes, app, id), 'It is not served.');
    isPartial ||= read === undefined;
    // Named by its content, so it stays what it is.
    if (read) releases.set(key, read);
    return read;
  }

  function eventOf(app: string, id: string): ReleaseEvent | undefined {
    const key = keyOf.event(app, id);
    const known = events.get(key);
    if (known) return known;
    const bytes = bytesAt(join(dir, key));
    const read =
      bytes && unlessRefused(() => releaseEventOf(bytes, app, id), 'What was before is not served.');
    // As with a release.
    if (read) events.set(key, read);
    return read;
  }

  /** Adds what an app brings; of two hashes the first stays. Answers the address that has two. */
  function add(to: Map<string, string>, app: Pointed, id: string): string | undefined {
    const files = release(app.id, id)?.files ?? {};
    const strange = new Set(strangeAddresses(app, Object.keys(files)));
    let twice: string | undefined;
    for (const [address, { sha256: hash }] of Object.entries(files)) {
      if (strange.has(address)) continue;
      const known = to.get(address);
      if (known === undefined) to.set(address, hash);
      else if (known !== hash) twice ??= address;
    }
    return twice;
  }

  function take(bytes: Uint8Array) {
    const next = registryOf(bytes, { verify, now: now(), seen: newest });
    const files = new Map<string, string>();
    for (const app of next.apps) {
      for (const id of currentOf(app)) {
        const twice = add(files, app, id);
        if (twice !== undefined)
          throw new ReleaseError(
            `${keyOf.registry} leads to two files at ${twice}: ${app.id} ${id} has the second.`,
          );
      }
    }
    [registry, newest, current, all, told] = [next, next, files, undefined, new Set()];
  }

  /** Also the files of releases that were replaced: open pages ask for them. */
  function withHistory(): ReadonlyMap<string, string> {
    isPartial = false;
    const files = new Map(current);
    for (const app of registry.apps) {
      for (const id of currentOf(app)) add(files, app, id);
      const ids = new Set<string>();
      let event: string | undefined = app.log;
      for (let line = 0; line < HISTORY && event !== undefined; line += 1) {
        const id: string = event;
        const read = eventOf(app.id, id);
        if (read) ids.add(read.release);
        event = read?.previous;
      }
      for (const id of ids) add(files, app, id);
    }
    return files;
  }

  function whole(key: string, hash: string | undefined): Uint8Array | undefined {
    const bytes = hash === undefined ? undefined : bytesAt(join(dir, key));
    if (!bytes || sha256(bytes) === hash) return bytes;
    tell(`${key} was tampered with: it is not served.`);
    return undefined;
  }

  function files() {
    const isOld = isPartial && Date.now() - readAt > AGAIN_MS;
    if (all === undefined || isOld) {
      all = withHistory();
      readAt = Date.now();
    }
    return all;
  }

  function look(): RegistryDocument {
    const bytes = bytesAt(join(dir, keyOf.registry));
    const state = bytes ? sha256(bytes) : '';
    if (bytes && state !== readAs) {
      readAs = state;
      unlessRefused(() => take(bytes), 'The one before stays.');
    }
    const until = verify && registry.seal?.until;
    if (until && Date.parse(until) <= now().getTime())
      tell(`${keyOf.registry} was signed until ${until}: what is served stays, and nothing new is taken.`);
    return registry;
  }

  function hashOf(address: string): string | undefined {
    if (readAs === '') look();
    return current.get(address) ?? files().get(address);
  }

  return {
    registry: look,
    release,
    file: (address) => whole(keyOf.file(address), hashOf(address)),
    files,
    page: (app, id, ending = '') =>
      whole(keyOf.page(app, id, ending), release(app, id)?.pages[ending]?.sha256),
  };
}
