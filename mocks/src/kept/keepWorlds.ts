import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import { v } from '@wallet/kit/schema';
import { exportKeys, importKeys, type KeptKeys } from '../backend/mstr/passwordKey.ts';
import { DEFAULT_WORLD, dataOf, type Stage, type StageData, type WorldKeeper } from '../backend/worlds.ts';
import { packed, unpacked } from './packed.ts';
import { shapeOf } from './shapeOf.ts';
import { unplainIn } from './unplainIn.ts';

const backend = fileURLToPath(new URL('../backend', import.meta.url));

/** A change is on the disk after this long, however many follow: what a killed server may lose. In milliseconds. */
const SOON_MS = 250;
const MOST_WORLDS = 50;
const MOST_BYTES = 32 * 1024 * 1024;
/** Files that could not be read, kept for whoever wants to look at them. */
const MOST_ASIDE = 10;
const KEYS = 'keys';

interface KeepOptions {
  /** Nobody else writes there: one server, one folder. */
  folder: string;
  /** begins anew: what was kept is left unread, and goes when this server begins */
  isFresh?: boolean;
  /** says what was laid aside, and what is not kept */
  tell: (line: string) => void;
  mostWorlds?: number;
  /** of all files of worlds together */
  mostBytes?: number;
}

/** Worlds in a folder, a file each, and the keys of password fields. */
export interface FolderKeeper extends WorldKeeper {
  /** The server listens: the folder is its own from here on. */
  begin(): void;
  /** Writes what has not been written. */
  close(): void;
}

const map = v.custom<Map<unknown, unknown>>(types.isMap);
const stageSchema = v.object({
  world: v.object({
    id: v.string(),
    overrides: v.object({ person: v.object({}) }),
    personaId: v.string(),

    sessions: map,
    rooms: map,
    numbers: map,
    ended: map,
  }),
  replies: v.array(v.object({ reply: v.object({ method: v.string(), path: v.string() }) })),
});
const jwk = v.record(v.string(), v.unknown());
const keysSchema = v.object({ publicKey: jwk, privateKey: jwk });

const nameOf = (worldId: string) =>
  `${createHash('sha256').update(worldId).digest('hex').slice(0, 32)}.world`;

/**
 * Keeps worlds in a folder from one run of a server to the next: reads what is there, and writes each world soon after
 * it changed. What cannot be read is told, laid aside and begins anew.
 */
export async function keepWorlds({
  folder,
  isFresh = false,
  tell,
  mostWorlds = MOST_WORLDS,
  mostBytes = MOST_BYTES,
}: KeepOptions): Promise<FolderKeeper> {
  const shape = shapeOf(backend);
  const aside = join(folder, 'aside');
  /** bytes of each file, the one longest unchanged first */
  const sizes = new Map<string, number>();
  const changed = new Map<string, Stage>();
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;

  /** A file appears whole or not at all, whenever the server is ended. */
  function write(name: string, bytes: Buffer): void {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, bytes, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }

  function layAside(name: string, error: unknown): void {
    mkdirSync(aside, { recursive: true, mode: 0o700 });
    renameSync(join(folder, name), join(aside, `${Date.now()}-${name}`));
    for (const oldest of readdirSync(aside).sort().slice(0, -MOST_ASIDE)) rmSync(join(aside, oldest));
    const why = error instanceof Error ? error.message : String(error);
    tell(
      `wallet: ${name} cannot be used (${why}); it lies in ${basename(folder)}/aside now, and begins anew.`,
    );
  }

  function read<T>(name: string, schema: v.GenericSchema<unknown, T>): unknown {
    const data = unpacked(readFileSync(join(folder, name)), shape);
    if (!v.is(schema, data)) throw new Error('it holds something else');
    return data;
  }

  function readWorld(name: string): StageData[] {
    try {
      const stage = read(name, stageSchema) as StageData;
      if (nameOf(stage.world.id) !== name) throw new Error('it is of another world');
      sizes.set(name, statSync(join(folder, name)).size);
      return [stage];
    } catch (error) {
      layAside(name, error);
      return [];
    }
  }

  function readAll(): StageData[] {
    if (isFresh || !existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith('.world'));
    const since = new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
    const found = names.sort((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0)).flatMap(readWorld);
    makeRoom();
    return found.filter(({ world }) => sizes.has(nameOf(world.id)));
  }

  /** The worlds longest unchanged are forgotten, never the default one nor the one that is being written. */
  function makeRoom(written = ''): void {
    for (const name of [...sizes.keys()]) {
      const bytes = [...sizes.values()].reduce((sum, each) => sum + each, 0);
      if (sizes.size <= mostWorlds && bytes <= mostBytes) return;
      if (name !== nameOf(DEFAULT_WORLD) && name !== written) forget(name);
    }
  }

  function forget(name: string): void {
    sizes.delete(name);
    rmSync(join(folder, name), { force: true });
  }

  async function readKeys(): Promise<void> {
    if (isFresh || !existsSync(join(folder, KEYS))) return;
    try {
      await importKeys(read(KEYS, keysSchema) as KeptKeys);
    } catch (error) {
      layAside(KEYS, error);
    }
  }

  /** Once for each: it would be said four times a second. */
  function tellOnce(line: string): void {
    if (told.has(line)) return;
    told.add(line);
    tell(line);
  }

  function keep(stage: Stage): void {
    const { id } = stage.world;
    const name = nameOf(id);
    const data = dataOf(stage);
    const unplain = unplainIn(data);
    const bytes = unplain === undefined ? packed(data, shape) : undefined;
    if (bytes === undefined || bytes.length > mostBytes) {
      tellOnce(
        `wallet: the world "${id}" is not kept: ${unplain ? `no plain data at ${unplain}` : 'too large'}.`,
      );
      return forget(name);
    }
    write(name, bytes);
    // The newest is the last.
    sizes.delete(name);
    sizes.set(name, bytes.length);
    makeRoom(name);
  }

  function keepChanged(): void {
    timer = undefined;
    for (const [id, stage] of changed) {
      changed.delete(id);
      try {
        keep(stage);
      } catch (error) {
        tellOnce(`wallet: the world "${id}" is not kept: ${String(error)}.`);
      }
    }
  }

  const kept = readAll();
  await readKeys();
  const keys = packed(await exportKeys(), shape);

  return {
    kept,
    changed(stage) {
      changed.set(stage.world.id, stage);
      if (hasBegun) timer ??= setTimeout(keepChanged, SOON_MS);
    },
    begin() {
      hasBegun = true;
      if (isFresh) rmSync(folder, { recursive: true, force: true });
      write(KEYS, keys);
    },
    close() {
      clearTimeout(timer);
      if (hasBegun) keepChanged();
    },
  };
}
