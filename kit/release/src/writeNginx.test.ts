// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { createReleases } from './releases.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { writeNginx } from './writeNginx.ts';

let dir = '';
let store = '';
let out = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-written-'));
  store = join(dir, 'store');
  out = join(dir, 'nginx');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const pointer = () => join(store, keyOf.registry);
const conf = () => readFileSync(join(out, 'wallet.conf'), 'utf8');
const write = () => writeNginx({ store, out, api: '127.0.0.1:8081', listen: ['8080'], hasBrotli: false });

/** Two releases of a store; answers the registry as it was between them. */
async function released(): Promise<string> {
  const releases = createReleases({ store: folderStore(store) });
  await releases.release(builtRelease('launcher', '1.0.0'));
  const before = readFileSync(pointer(), 'utf8');
  await releases.release(builtRelease('launcher', '2.0.0'));
  return before;
}

describe('seen.json, beside the configuration', () => {
  it('has a watcher that begins anew take no registry older than the one it wrote the last time', async () => {
    const older = await released();
    expect(write().revision).toBe(2);
    const written = conf();
    const now = readFileSync(pointer(), 'utf8');
    writeFileSync(pointer(), older);
    expect(write).toThrow(/revision 1, and 2 was seen already/);
    expect(conf()).toBe(written);
    expect(readFileSync(join(out, 'seen.json'), 'utf8')).toBe(now);
    writeFileSync(pointer(), now);
    expect(write().revision).toBe(2);
  });

  it('remembers nothing of a registry that was not taken', async () => {
    const older = await released();
    const newer = readFileSync(pointer(), 'utf8');
    writeFileSync(pointer(), older);
    expect(write().revision).toBe(1);
    writeFileSync(pointer(), newer);
    const problemOf = () => 'it is wrong';
    expect(() =>
      writeNginx({ store, out, api: 'a b', listen: ['8080'], hasBrotli: false, problemOf }),
    ).toThrow(/it is wrong/);
    writeFileSync(pointer(), older);
    expect(write().revision).toBe(1);
  });

  it('forbids nothing where it cannot be read', async () => {
    await released();
    write();
    writeFileSync(join(out, 'seen.json'), 'no json');
    expect(write().revision).toBe(2);
    expect(readFileSync(join(out, 'seen.json'), 'utf8')).toBe(readFileSync(pointer(), 'utf8'));
  });
});
