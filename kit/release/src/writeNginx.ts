import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Kill, keyOf, type RegistryDocument, type Release } from './documents.ts';
import { filesBelow } from './filesBelow.ts';
import { currentOf, type Live, openLive } from './live.ts';
import { type NginxOptions, nginxConfig } from './nginxConfig.ts';
import { registryOf } from './readDocument.ts';
import { keysOfEnvironment } from './signing.ts';
import { ReleaseError } from './transitions.ts';

type Options = Omit<NginxOptions, 'served' | 'extras' | 'now'> & {
  /** absolute path of the release store */
  store: string;
  /** absolute path of the folder that `wallet.conf` and what it names are written to */
  out: string;
  now?: Date;
  /** asked before the configuration takes the place of the one before; answers what is wrong with it */
  problemOf?: (config: string) => string | undefined;
};

/** What was written, and when it has to be written again though nothing is released. */
export interface WrittenNginx {
  revision: number;
  /** the next moment at which something that is closed opens */
  nextChange: Date | undefined;
  /** how many pages and files were read in the store and hashed, and how many were known to be served as they must be */
  read: number;
  kept: number;
}

function endsOf({ apps }: RegistryDocument, now: Date): Date[] {
  return apps
    .flatMap(({ killed = [] }): readonly Kill[] => killed)
    .flatMap(({ until }) => (until === undefined ? [] : [new Date(until)]))
    .filter((end) => end > now)
    .sort((a, b) => a.getTime() - b.getTime());
}

function read(path: string): Uint8Array | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
}

/** Puts a file there whole; one that is the same stays. */
function put(path: string, content: Uint8Array | string): void {
  const bytes = Buffer.from(content);
  if (bytes.equals(read(path) ?? Buffer.of())) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.draft`, bytes);
  renameSync(`${path}.draft`, path);
}

/** The registry that was written the last time: none that is older is taken, though this process is new. */
function seenIn(path: string): RegistryDocument | undefined {
  const bytes = read(path);
  try {
    return bytes && registryOf(bytes);
  } catch (error) {
    if (error instanceof ReleaseError) return undefined;
    throw error;
  }
}

/** What a key of the served folder must be, and how its bytes are had from the store, hashed. */
interface Wanted {
  hash: string;
  read(): Uint8Array | undefined;
}

/** Every page and file that customers may ask for, as paths below a folder that nginx serves. */
function reached(live: Live): Map<string, Wanted> {
  const found = new Map<string, Wanted>();
  for (const [address, hash] of live.files())
    found.set(keyOf.file(address), { hash, read: () => live.file(address) });
  for (const app of live.registry().apps) {
    for (const id of currentOf(app)) {
      for (const [ending, { sha256: hash }] of Object.entries(live.release(app.id, id)?.pages ?? {}))
        found.set(keyOf.page(app.id, id, ending), { hash, read: () => live.page(app.id, id, ending) });
    }
  }
  return found;
}

/**
 * What writes the nginx configuration of a release store, as often as it is asked to, and beside it what nginx serves:
 * copies of what releases brought, so that nothing else that lies in the store is ever served.
 *
 * It remembers the hash of each copy that it has made. Written again, it reads what a release brought and nothing
 * else; `isFull` forgets what it remembers and reads and compares every file, copies that were altered in place among
 * them: neither inode, size nor time says that a file is what it was.
 *
 * @returns writes whole or not at all; throws ReleaseError where the registry is broken, not signed or older than the
 * one before, a current release is not what its name says, or the configuration has a problem
 */
export function nginxWriter({ store, out, now, problemOf, ...options }: Options) {
  const seen = join(out, 'seen.json');
  const served = join(out, 'served');
  const extras = join(out, 'extras');
  /** key -> hash of the copy that nginx serves */
  const copied = new Map<string, string>();
  let live: Live | undefined;
  let refused: string[] = [];
  let at = new Date();

  function follow(): Live {
    refused = [];
    return openLive(store, {
      ...keysOfEnvironment(process.env),
      now: () => at,
      seen: seenIn(seen),
      onRefused: (what) => refused.push(what),
    });
  }

  /** Reads what is not known to be served as it must be. */
  function bring(wanted: ReadonlyMap<string, Wanted>) {
    const bytes = new Map<string, Uint8Array>();
    const isThere = new Set<string>();
    let count = 0;
    for (const [key, one] of wanted) {
      if (copied.get(key) === one.hash && existsSync(join(served, key))) {
        isThere.add(key);
        continue;
      }
      count += 1;
      const content = one.read();
      if (content) bytes.set(key, content);
      if (content) isThere.add(key);
    }
    return { bytes, isThere, count };
  }

  function write(isFull: boolean): WrittenNginx {
    at = now ?? new Date();
    const registry = read(join(store, keyOf.registry));
    if (!registry) throw new ReleaseError(`There is no ${keyOf.registry} in the store.`);
    live ??= follow();
    const following = live;
    const document = following.registry();
    if (refused.length > 0) throw new ReleaseError(refused.join('\n'));
    if (isFull) copied.clear();
    const wanted = reached(following);
    const brought = bring(wanted);
    const releaseOf = (app: string, id: string): Release => {
      const release = following.release(app, id);
      if (!release) throw new ReleaseError(`${app} ${id} is not what its name says.`);
      const needed = [
        ...Object.keys(release.pages).map((ending) => keyOf.page(app, id, ending)),
        ...Object.keys(release.files).map((address) => keyOf.file(address)),
      ];
      const broken = needed.filter((key) => !brought.isThere.has(key));
      if (broken.length > 0)
        throw new ReleaseError(`${broken.join(', ')} of ${app} ${id} was tampered with or is missing.`);
      return release;
    };
    const files = nginxConfig(document, releaseOf, { ...options, served, extras, now: at });
    for (const [key, content] of brought.bytes) {
      put(join(served, key), content);
      copied.set(key, wanted.get(key)?.hash ?? '');
    }
    for (const [name, text] of files.extras) put(join(extras, name), text);
    const path = join(out, 'wallet.conf');
    const draft = `${path}.draft`;
    writeFileSync(draft, files.config);
    const problem = problemOf?.(draft);
    if (problem !== undefined) throw new ReleaseError(`nginx does not take this configuration: ${problem}`);
    renameSync(draft, path);
    put(seen, registry);
    for (const file of filesBelow(join(served, 'files'))) {
      const key = relative(served, file).split(sep).join('/');
      if (brought.isThere.has(key)) continue;
      rmSync(file);
      copied.delete(key);
    }
    return {
      revision: document.revision,
      nextChange: endsOf(document, at)[0],
      read: brought.count,
      kept: brought.isThere.size - brought.bytes.size,
    };
  }

  return ({ isFull = false }: { isFull?: boolean } = {}): WrittenNginx => {
    try {
      return write(isFull);
    } catch (error) {
      // What was refused is looked at anew, and what was not taken is not remembered.
      live = undefined;
      throw error;
    }
  };
}

/** Writes it once, and looks at every file for it: {@link nginxWriter}. */
export function writeNginx(options: Options): WrittenNginx {
  return nginxWriter(options)();
}
