import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { type Store, StoreConflictError } from './Store.ts';

const RETRY_MS = 15;
/** A lock is held for a rename; one this old belongs to a process that was killed. */
const STALE_MS = 10_000;

function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readOrNothing(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

let drafts = 0;
const draftOf = (path: string) => `${path}.${process.pid}.${++drafts}.draft`;

/** True when the lock was got, false while somebody else holds it. */
function tryLock(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, `${process.pid} ${Date.now()}`);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function isHeld(lock: string): boolean {
  let text: string;
  try {
    text = readFileSync(lock, 'utf8');
  } catch {
    return false;
  }
  const [pid = 0, since = 0] = text.split(' ').map(Number);
  // Between the creation of the file and its content it is empty: then it is new.
  if (text === '' || Date.now() - since < STALE_MS) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` alone among all processes of this machine.
 *
 * @param lock path of the lock's file
 */
export async function withFileLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!tryLock(lock)) {
    if (isHeld(lock)) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      continue;
    }
    // Of several that find it left behind only one can move it away.
    const left = draftOf(lock);
    try {
      renameSync(lock, left);
      rmSync(left, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * A release store in a folder.
 *
 * @param dir its absolute path; made when something is added
 */
export function folderStore(dir: string): Store {
  const root = normalize(dir);
  function pathOf(key: string): string {
    const path = normalize(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error(`${key} is no key of a release store.`);
    return path;
  }

  return {
    name: basename(root),
    async read(key) {
      const bytes = await readOrNothing(pathOf(key));
      return bytes && { bytes, tag: tagOf(bytes) };
    },
    async add(key, bytes) {
      const path = pathOf(key);
      if (!existsSync(path)) {
        await mkdir(dirname(path), { recursive: true });
        const draft = draftOf(path);
        await writeFile(draft, bytes);
        try {
          // Unlike a rename, a link never takes the place of what somebody else has just put there.
          await link(draft, path);
          return;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        } finally {
          await rm(draft, { force: true });
        }
      }
      if (tagOf(await readFile(path)) !== tagOf(bytes)) throw new StoreConflictError(key, basename(root));
    },
    async swap(key, bytes, tag) {
      const path = pathOf(key);
      return withFileLock(`${path}.lock`, async () => {
        const now = await readOrNothing(path);
        if ((now ? tagOf(now) : null) !== tag) return false;
        const draft = draftOf(path);
        await writeFile(draft, bytes);
        await rename(draft, path);
        return true;
      });
    },
  };
}
