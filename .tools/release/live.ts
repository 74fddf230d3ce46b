import type { KeyObject } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRegistry, keyOf, type RegistryDocument, type Release, sha256 } from './documents.ts';
import { registryOf, releaseOf } from './readDocument.ts';

/** What a folder store holds, read as it is served. */
export interface Live {
  registry(): RegistryDocument;
  /** undefined where it is not there, or is not what its name says */
  release(app: string, id: string): Release | undefined;
  /** path of a file of any release, if it is what that release says */
  file(address: string): string | undefined;
  /** path of the entry page of a release, if it is what that release says */
  page(app: string, id: string): string | undefined;
}

interface LiveOptions {
  verify?: KeyObject | undefined;
  /** told what was refused, for the log */
  onRefused?: (what: string) => void;
}

/** Size and time tell a file that was changed from one that was not. */
function stampOf(path: string): string {
  const { size, mtimeMs, ino } = statSync(path);
  return `${ino} ${size} ${mtimeMs}`;
}

/**
 * Reads a release store as customers get it: a registry that is broken or was not signed does not take the place of
 * the one before, and a file that is not what its release says is not served.
 *
 * @param dir absolute path of the store
 */
export function openLive(
  dir: string,
  { verify, onRefused = (what) => console.error(what) }: LiveOptions = {},
): Live {
  let seen = '';
  let registry = emptyRegistry;
  const checked = new Map<string, string>();
  const releases = new Map<string, Release | undefined>();
  const known = new Map<string, string>();
  let listed = '';

  /** What was read, or undefined and a word to the log. */
  function unlessRefused<T>(read: () => T, then: string): T | undefined {
    try {
      return read();
    } catch (error) {
      onRefused(`${(error as Error).message} ${then}`);
      return undefined;
    }
  }

  function release(app: string, id: string): Release | undefined {
    const key = keyOf.release(app, id);
    if (!releases.has(key)) {
      const path = join(dir, key);
      if (!existsSync(path)) return undefined;
      releases.set(
        key,
        unlessRefused(() => releaseOf(readFileSync(path), app, id), 'It is not served.'),
      );
    }
    return releases.get(key);
  }

  /** The hash that some release gives a file; releases that came since are read once it is not known. */
  function hashOf(address: string): string | undefined {
    const apps = existsSync(join(dir, 'releases')) ? readdirSync(join(dir, 'releases')) : [];
    const list = apps.flatMap((app) =>
      readdirSync(join(dir, 'releases', app)).map((name) => `${app}/${name}`),
    );
    if (!known.has(address) && list.join() !== listed) {
      listed = list.join();
      for (const each of list) {
        const [app = '', name = ''] = each.split('/');
        if (!name.endsWith('.json')) continue;
        for (const [path, { sha256: hash }] of Object.entries(release(app, name.slice(0, -5))?.files ?? {}))
          known.set(path, hash);
      }
    }
    return known.get(address);
  }

  function isWhole(key: string, hash: string): boolean {
    const path = join(dir, key);
    if (!existsSync(path)) return false;
    const mark = `${stampOf(path)} ${hash}`;
    if (checked.get(key) === mark) return true;
    if (sha256(readFileSync(path)) !== hash) {
      onRefused(`${key} was tampered with: it is not served.`);
      return false;
    }
    checked.set(key, mark);
    return true;
  }

  return {
    registry() {
      const path = join(dir, keyOf.registry);
      if (!existsSync(path)) return registry;
      const stamp = stampOf(path);
      if (stamp !== seen) {
        seen = stamp;
        registry =
          unlessRefused(() => registryOf(readFileSync(path), verify), 'The one before stays.') ?? registry;
      }
      return registry;
    },
    release,
    file(address) {
      const hash = hashOf(address);
      const key = keyOf.file(address);
      return hash !== undefined && isWhole(key, hash) ? join(dir, key) : undefined;
    },
    page(app, id) {
      const pages = release(app, id)?.pages ?? {};
      const isAll = Object.entries(pages).every(([ending, { sha256: hash }]) =>
        isWhole(keyOf.page(app, id, ending), hash),
      );
      return isAll && pages[''] !== undefined ? join(dir, keyOf.page(app, id)) : undefined;
    },
  };
}
