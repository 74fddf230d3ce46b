import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** Every page and file that customers may ask for, as paths below a folder that nginx serves; each was hashed. */
function reached(live: Live): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const add = (key: string, bytes: Uint8Array | undefined) => bytes && found.set(key, bytes);
  for (const address of live.files().keys()) add(keyOf.file(address), live.file(address));
  for (const app of live.registry().apps) {
    for (const id of currentOf(app)) {
      const release = live.release(app.id, id);
      for (const ending of Object.keys(release?.pages ?? {}))
        add(keyOf.page(app.id, id, ending), live.page(app.id, id, ending));
    }
  }
  return found;
}

/**
 * Writes the nginx configuration of a release store, whole or not at all, and beside it what it serves: copies of what
 * releases brought, so that nothing else that lies in the store is ever served.
 *
 * @throws ReleaseError where the registry is broken, not signed or older than the one before, a current release is not
 * what its name says, or the configuration has a problem
 */
export function writeNginx({ store, out, now = new Date(), problemOf, ...options }: Options): WrittenNginx {
  const refused: string[] = [];
  const seen = join(out, 'seen.json');
  const registry = read(join(store, keyOf.registry));
  if (!registry) throw new ReleaseError(`There is no ${keyOf.registry} in the store.`);
  const live = openLive(store, {
    ...keysOfEnvironment(process.env),
    now: () => now,
    seen: seenIn(seen),
    onRefused: (what) => refused.push(what),
  });
  const document = live.registry();
  if (refused.length > 0) throw new ReleaseError(refused.join('\n'));
  const bytes = reached(live);
  const releaseOf = (app: string, id: string): Release => {
    const release = live.release(app, id);
    if (!release) throw new ReleaseError(`${app} ${id} is not what its name says.`);
    const wanted = [
      ...Object.keys(release.pages).map((ending) => keyOf.page(app, id, ending)),
      ...Object.keys(release.files).map((address) => keyOf.file(address)),
    ];
    const broken = wanted.filter((key) => !bytes.has(key));
    if (broken.length > 0)
      throw new ReleaseError(`${broken.join(', ')} of ${app} ${id} was tampered with or is missing.`);
    return release;
  };
  const served = join(out, 'served');
  const extras = join(out, 'extras');
  const files = nginxConfig(document, releaseOf, { ...options, served, extras, now });
  for (const [key, content] of bytes) put(join(served, key), content);
  for (const [name, text] of files.extras) put(join(extras, name), text);
  const path = join(out, 'wallet.conf');
  const draft = `${path}.draft`;
  writeFileSync(draft, files.config);
  const problem = problemOf?.(draft);
  if (problem !== undefined) throw new ReleaseError(`nginx does not take this configuration: ${problem}`);
  renameSync(draft, path);
  put(seen, registry);
  for (const file of filesBelow(join(served, 'files'))) {
    if (!bytes.has(relative(served, file).split(sep).join('/'))) rmSync(file);
  }
  return { revision: document.revision, nextChange: endsOf(document, now)[0] };
}
