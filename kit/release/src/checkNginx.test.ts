// @vitest-environment node
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemOfNginx } from './checkNginx.ts';

let dir = '';
let config = '';

/** An nginx that writes down how it was called, and says this; nginx.check.ts asks a real one. */
function fakeNginx(says: string, exitCode: number) {
  const bin = join(dir, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > "${dir}/called"\nprintf '%s' '${says}' >&2\nexit ${exitCode}\n`;
  writeFileSync(join(bin, 'nginx'), script);
  chmodSync(join(bin, 'nginx'), 0o755);
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
}

const called = () => readFileSync(join(dir, 'called'), 'utf8').trim().split('\n');
const main = () => join(dir, 'conf', 'check', 'nginx.conf');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-nginx-check-'));
  mkdirSync(join(dir, 'conf'));
  config = join(dir, 'conf', 'wallet.conf');
  writeFileSync(config, '# nothing');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

describe('what nginx says against a configuration', () => {
  it('is nothing where it would take it, though it warns', () => {
    fakeNginx('nginx: [warn] of something', 0);
    expect(problemOfNginx(config, [])).toBeUndefined();
  });

  it('is what it says, without the space around it', () => {
    fakeNginx('\n nginx: [emerg] unknown directive  \n', 1);
    expect(problemOfNginx(config, [])).toBe('nginx: [emerg] unknown directive');
  });

  it('is that it is not there', () => {
    vi.stubEnv('PATH', dir);
    expect(problemOfNginx(config, [])).toMatch(/nginx.*ENOENT/);
  });

  it('is asked quietly, and of a file beside the configuration', () => {
    fakeNginx('', 0);
    problemOfNginx(config, []);
    expect(called()).toEqual(['-t', '-q', '-e', 'stderr', '-c', main()]);
    expect(existsSync(main())).toBe(true);
    expect(readFileSync(config, 'utf8')).toBe('# nothing');
  });

  it('is of all it needs, in files of its own: no running one notices', () => {
    fakeNginx('', 0);
    problemOfNginx(config, ['/modules/brotli.so', '/modules/zstd.so']);
    const check = join(dir, 'conf', 'check');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path "${join(check, name)}";`,
    );
    expect(readFileSync(main(), 'utf8').split('\n')).toEqual([
      'load_module "/modules/brotli.so";',
      'load_module "/modules/zstd.so";',
      `pid "${join(check, 'nginx.pid')}";`,
      'error_log stderr;',
      'events {}',
      `http { access_log off; ${folders.join(' ')} include "${config}"; }`,
    ]);
  });

  it('is asked as often as one likes', () => {
    fakeNginx('', 0);
    expect([problemOfNginx(config, []), problemOfNginx(config, [])]).toEqual([undefined, undefined]);
  });
});
