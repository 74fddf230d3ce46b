// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore, withFileLock } from './folderStore.ts';

let dir = '';
const store = () => folderStore(dir);
const bytes = (text: string) => Buffer.from(text);
const textOf = async (key: string) => Buffer.from((await store().read(key))?.bytes ?? []).toString();

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-folder-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('a store in a folder', () => {
  it('has nothing under a key that nobody added, and is called as its folder', async () => {
    expect(await store().read('releases/x.json')).toBeUndefined();
    expect(store().name).toBe(basename(dir));
  });

  it('is made when something is added; the same once more is fine, something else is not', async () => {
    await store().add('releases/forest/x.json', bytes('one'));
    await store().add('releases/forest/x.json', bytes('one'));
    await expect(store().add('releases/forest/x.json', bytes('two'))).rejects.toThrow(
      `releases/forest/x.json is already in ${basename(dir)}`,
    );
    expect(await textOf('releases/forest/x.json')).toBe('one');
    expect(readdirSync(join(dir, 'releases/forest'))).toEqual(['x.json']);
  });

  it('lets one of several who add at once be first: the others find the same, or are told', async () => {
    const same = [1, 2, 3, 4].map(() => store().add('a', bytes('one')));
    await Promise.all(same);
    const others = await Promise.allSettled(['x', 'y', 'z'].map((text) => store().add('b', bytes(text))));
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(dir).sort()).toEqual(['a', 'b']);
  });

  it('swaps what was read, and nothing else', async () => {
    expect(await store().swap('registry.json', bytes('one'), null)).toBe(true);
    expect(await store().swap('registry.json', bytes('two'), null)).toBe(false);
    const { tag } = (await store().read('registry.json')) ?? { tag: '' };
    expect(await store().swap('registry.json', bytes('two'), tag)).toBe(true);
    expect(await store().swap('registry.json', bytes('three'), tag)).toBe(false);
    expect(await textOf('registry.json')).toBe('two');
    expect(readdirSync(dir)).toEqual(['registry.json']);
  });

  it('has no key outside its folder, and none that is the folder', async () => {
    for (const key of ['../x', 'a/../../x', '.', '', `../${basename(dir)}2/x`]) {
      await expect(store().read(key), key).rejects.toThrow('no key of a release store');
      await expect(store().add(key, bytes('x')), key).rejects.toThrow('no key of a release store');
      await expect(store().swap(key, bytes('x'), null), key).rejects.toThrow('no key of a release store');
    }
  });

  it('tells a fault of the disk as it is', async () => {
    mkdirSync(join(dir, 'folder'));
    await expect(store().read('folder')).rejects.toThrow('EISDIR');
    writeFileSync(join(dir, 'file'), '');
    await expect(store().add('file/below', bytes('x'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

describe('a lock', () => {
  const lock = () => join(dir, 'below', 'a.lock');
  const held = (pid: number, since: number) => {
    mkdirSync(join(dir, 'below'), { recursive: true });
    writeFileSync(lock(), `${pid} ${since}`);
  };
  /** A process that has ended. */
  const gone = () => spawnSync(process.execPath, ['-e', '']).pid;
  const soon = () => new Promise((resolve) => setTimeout(resolve, 60));

  /** Whether the work is done within a moment; it is let go on after. */
  async function waits(): Promise<boolean> {
    let isDone = false;
    const work = withFileLock(lock(), async () => {
      isDone = true;
    });
    await soon();
    const hadToWait = !isDone;
    rmSync(lock(), { force: true });
    await work;
    return hadToWait;
  }

  it('is held while the work is done, says by whom and since when, and is gone then', async () => {
    const answer = await withFileLock(lock(), async () => {
      const [pid = '', since = ''] = readFileSync(lock(), 'utf8').split(' ');
      expect(pid).toBe(String(process.pid));
      expect(Math.abs(Date.now() - Number(since))).toBeLessThan(10_000);
      return 7;
    });
    expect([answer, existsSync(lock())]).toEqual([7, false]);
  });

  it('is gone where the work fails, too', async () => {
    await expect(withFileLock(lock(), () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    expect(existsSync(lock())).toBe(false);
  });

  it('lets one work after the other', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => withFileLock(lock(), work)));
    expect(most).toBe(1);
  });

  it('that somebody who lives holds is waited for, however old it is', async () => {
    held(process.pid, Date.now());
    expect(await waits()).toBe(true);
    held(process.pid, Date.now() - 60_000);
    expect(await waits()).toBe(true);
  });

  it('that has no content yet is new, and one of somebody who ended is waited for while it is young', async () => {
    mkdirSync(join(dir, 'below'), { recursive: true });
    writeFileSync(lock(), '');
    expect(await waits()).toBe(true);
    held(gone(), Date.now() - 9000);
    expect(await waits()).toBe(true);
  });

  it('that somebody left behind who was killed is taken, by one of several', async () => {
    held(gone(), Date.now() - 60_000);
    expect(await waits()).toBe(false);
    held(gone(), Date.now() - 60_000);
    const done: number[] = [];
    await Promise.all([1, 2, 3].map((each) => withFileLock(lock(), async () => void done.push(each))));
    expect(done.sort()).toEqual([1, 2, 3]);
    expect(readdirSync(join(dir, 'below'))).toEqual([]);
  });

  it('tells a fault of the disk as it is', async () => {
    writeFileSync(join(dir, 'file'), '');
    await expect(withFileLock(join(dir, 'file', 'a.lock'), async () => 1)).rejects.toThrow(/ENOTDIR|EEXIST/);
    await expect(withFileLock(join(dir, 'x'.repeat(300)), async () => 1)).rejects.toThrow('ENAMETOOLONG');
  });
});
