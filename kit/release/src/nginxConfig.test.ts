// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deltaOf } from './delta.ts';
import { emptyRegistry, type RegistryDocument, type Release } from './documents.ts';
import { killPage, killPolicy } from './killPage.ts';
import { type NginxOptions, nginxConfig } from './nginxConfig.ts';
import { quote } from './nginxWords.ts';
import { publicRegistry } from './publicRegistry.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { kill, pointAt, tryOut } from './transitions.ts';

const id = (letter: string) => letter.repeat(32);
const text = { ko: '가', en: 'a' };
const now = new Date('2026-11-22T12:00:00+09:00');
const plain: NginxOptions = {
  served: '/srv/served',
  extras: '/srv/extras',
  api: '127.0.0.1:8081',
  listen: ['8080'],
  hasBrotli: false,
  now,
};

const { release: launcher } = builtRelease('launcher', '1');
const { release: first } = builtRelease('forest-park', '1');
const made = builtRelease('forest-park', '2').release;
const shared = made.files['/_shared/kit-11111111.js'];
if (!shared) throw new Error('nothing is shared');
// A file that is made from an older one.
const second: Release = {
  ...made,
  files: { ...made.files, [deltaOf('/_shared/kit-11111111.js', 'ab'.repeat(32))]: shared },
};
const known = new Map([
  [id('1'), launcher],
  [id('2'), first],
  [id('3'), second],
]);
const releaseOf = (_: string, name: string) => known.get(name) ?? launcher;

function small(): RegistryDocument {
  const one = pointAt(emptyRegistry, launcher, id('1'), id('a'));
  return tryOut(pointAt(one, first, id('2'), id('b')), second, id('3'), 250, id('c'));
}

/**
 * What stands in the file of that name in `testing`, read by a person: a change of it is a change of the server. The
 * page of what is closed has tests of its own: here stand `KILL_POLICY`, and `CLOSED_1` for the file of the first.
 */
function expected(name: string, pages: readonly string[] = []): string {
  const written = readFileSync(join(import.meta.dirname, 'testing', name), 'utf8');
  const named = pages.reduce(
    (conf, page, index) => conf.replaceAll(`CLOSED_${index + 1}.html`, page),
    written,
  );
  return named.replaceAll('KILL_POLICY', killPolicy);
}

describe('the configuration of a small store', () => {
  it('is this, line by line', () => {
    expect(nginxConfig(small(), releaseOf, plain).config).toBe(expected('small.conf'));
  });

  it('lets pages be opened again for a while where the installation says so, but none on trial or closed in parts', () => {
    const pagesOf = (registry: RegistryDocument) =>
      nginxConfig(registry, releaseOf, { ...plain, reusePages: 60 })
        .config.split('\n')
        .filter((line) => line.includes('add_header content-security-policy $policy_'))
        .map((line) => [/\$policy_(\w+)/.exec(line)?.[1], /cache-control ['"]?([^'";]+)/.exec(line)?.[1]]);
    const [settled, ...others] = [
      ...new Set(pagesOf(small()).map(([app, kept]) => `${app}: ${kept}`)),
    ].sort();
    expect([settled, ...others]).toEqual(['forest_park: no-cache', 'launcher: private, max-age=60']);
    const closed = kill(small(), 'launcher', { screen: 'AAA10000', text }, id('d'));
    expect(pagesOf(closed).map(([, kept]) => kept)).not.toContain('private, max-age=60');
  });

  it('is this with a name, a certificate, brotli, and what is closed', () => {
    const closed = kill(small(), 'launcher', { text }, id('d'));
    const over = kill(
      closed,
      'forest-park',
      { screen: 'AAA10000', text, until: '2026-11-22T12:00:00+09:00' },
      id('e'),
    );
    const shut = kill(
      over,
      'forest-park',
      { screen: 'AAA20000', text, until: '2026-11-22T12:00:01+09:00' },
      id('f'),
    );
    const { config, extras } = nginxConfig(shut, releaseOf, {
      ...plain,

      listen: ['443 ssl', '[::]:443 ssl'],
      name: 'wallet.example',
      hasBrotli: true,
      certificate: { cert: '/etc/c"ert.pem', key: '/etc/key.pem' },
    });
    const pages = [...extras].filter(([name]) => /^[0-9a-f]{16}\.html$/.test(name));
    expect(config).toBe(
      expected(
        'closed.conf',
        pages.map(([name]) => name),
      ),
    );
    const ends = [{ text, screen: 'AAA20000', until: '2026-11-22T12:00:01+09:00' }, { text }];
    expect(pages.map(([, page]) => page)).toEqual(ends.map(killPage));
  });

  it('brings the registry beside it, as customers get it', () => {
    const document = small();
    const { extras } = nginxConfig(document, releaseOf, plain);
    const { id: name, twins } = publicRegistry(document);
    const endings = ['', '.br', '.gz'];
    const { index, apps: documents } = publicRegistry(document);
    const files = [
      `registry-${name}.json`,
      `index-${index.id}.json`,
      ...[...documents.keys()].map((address) => address.slice(1)),
    ];
    expect([...extras.keys()]).toEqual(files.flatMap((file) => endings.map((ending) => `${file}${ending}`)));
    expect(extras.get(`index-${index.id}.json.br`)).toBe(index.twins.get('.br'));
    const json = String(twins.get(''));
    expect(String(brotliDecompressSync(twins.get('.br') ?? ''))).toBe(json);
    expect(String(gunzipSync(twins.get('.gz') ?? ''))).toBe(json);
    const { revision, apps } = document;
    expect(JSON.parse(json)).toEqual({ revision, apps });
    const seal = { by: 'root', revision: 1, signature: 's' };
    const sealed = { ...document, teams: undefined, apps: apps.map((app) => ({ ...app, seal })) };
    expect(publicRegistry(sealed)).toMatchObject({ id: name });
    expect(publicRegistry(sealed)).toBe(publicRegistry(sealed));
    expect(publicRegistry({ ...document, revision: 9 }).id).not.toBe(name);
  });
});

it('a word of the configuration ends where it ends', () => {
  expect([quote('a b'), quote('"; return 200; "\\')]).toEqual(['"a b"', '"\\"; return 200; \\"\\\\"']);
});
