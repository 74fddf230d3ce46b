// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Schema, v } from '../../src/schema/index.ts';
import { bucketHeader, bucketOf, drawBucket } from './bucket.ts';
import { deltaOf, readDelta } from './delta.ts';
import { availableDictionary, deltaAskedFor, dictionaryHeader, roleOf } from './dictionary.ts';
import { canonical, eventSchema, keyOf, releaseSchema } from './documents.ts';
import { etagOf, policyOfAsset } from './headers.ts';
import {
  addressSchema,
  appIdSchema,
  assetsOf,
  faultsOfApps,
  idSchema,
  pathSchema,
  prefixSchema,
  sourceSchema,
  strangeAddresses,
} from './names.ts';
import { upToPattern } from './nginxConfig.ts';
import { builtRelease } from './testing/builtRelease.ts';

const hex = 'a'.repeat(64);
const takes = (schema: Schema<unknown>, value: unknown) => v.safeParse(schema, value).success;
const base64 = (letters: number) => 'A+/'.repeat(letters).slice(0, letters);

describe('a name', () => {
  it.each<[string, Schema<unknown>, string[], string[]]>([
    [
      'id of an app',
      appIdSchema,
      ['a', 'forest', 'a-1', `a${'b'.repeat(39)}`],
      ['', 'A', '1a', '-a', 'a_b', 'a.b', 'a/b', `a${'b'.repeat(40)}`, ' a', 'a\n'],
    ],
    [
      'release',
      idSchema,
      ['0'.repeat(32), 'abcdef0123456789'.repeat(2)],
      ['', '0'.repeat(31), '0'.repeat(33), 'g'.repeat(32), 'A'.repeat(32)],
    ],
    [
      'prefix',
      prefixSchema,
      ['/', '/forest', '/a-b_1', '/wapi', '/assets2'],
      [
        '',
        'forest',
        '/a/b',
        '/a.b',
        '//',
        '/ ',
        '/wApi',
        '/_shared',
        '/_host',
        '/_mocks',
        '/_closed',
        '/_delta',
        '/_registry',
        '/assets',
        '/registry.json',
        'x/a',
      ],
    ],
    [
      'path',
      pathSchema,
      ['/a', '/a/b', '/a/{id}', '/{id}/a', '/a.b', '/~a', '/-a', '/a~-.b'],
      [
        '',
        '/',
        'a',
        '/a/',
        '//a',
        '/.a',
        '/a/..',
        '/a/{}',
        '/a/{i-d}',
        '/a/x{id}',
        '/a/{id}x',
        '/a b',
        '/a?b',
        'x/a',
      ],
    ],
    [
      'address',
      addressSchema,
      ['/a.js', '/a/b-c.js', '/@a/~b_1'],
      ['', '/', 'a', '/a/', '/.a', '/a/.b', '/a/../b', '/a b', '/a%2f', 'x/a', '/{id}'],
    ],
    [
      'hash of a policy',
      sourceSchema,
      [`'sha256-${base64(43)}='`, `'sha384-${base64(64)}'`, `'sha512-${base64(86)}=='`],
      [
        '',
        `sha256-${base64(43)}=`,
        `'sha256-${base64(42)}='`,
        `'sha256-${base64(43)}'`,
        `'sha384-${base64(63)}'`,
        `'sha512-${base64(86)}='`,
        `'sha256-${base64(43)}=' 'unsafe-inline'`,
        `'unsafe-inline' 'sha256-${base64(43)}='`,
        "'unsafe-inline'",
      ],
    ],
  ])('%s is taken as it may be, and no other', (_, schema, good, bad) => {
    for (const name of good) expect(takes(schema, name), name).toBe(true);
    for (const name of [...bad, null, 7]) expect(takes(schema, name), String(name)).toBe(false);
  });

  it('is a key of the store', () => {
    expect([
      keyOf.registry,
      keyOf.release('a', 'b'),
      keyOf.page('a', 'b'),
      keyOf.page('a', 'b', '.br'),
    ]).toEqual([...['registry.json', 'releases/a/b.json', 'pages/a/b.html', 'pages/a/b.html.br']]);
    expect([keyOf.event('a', 'b'), keyOf.file('/x/y.js'), etagOf('r')]).toEqual([
      ...['events/a/b.json', 'files/x/y.js', '"r"'],
    ]);
  });
});

describe('a document', () => {
  const { release } = builtRelease('forest', '1.0.0');
  it.each<[string, object]>([
    ['another app', { app: 'Forest' }],
    ['a version that is none', { version: '1 0' }],
    ['a version that is too long', { version: 'x'.repeat(65) }],
    ['a script that is not hashed', { hashes: { script: ["'unsafe-inline'"], style: [] } }],
    ['a page of another ending', { pages: { '.zip': { sha256: hex, bytes: 1 } } }],
    ['a hash of a page that is none', { pages: { '': { sha256: `${hex}a`, bytes: 1 } } }],
    ['half a byte', { pages: { '': { sha256: hex, bytes: 0.5 } } }],
    ['a file elsewhere', { files: { '/a/../b.js': { sha256: hex, bytes: 1 } } }],
    ['no prefix', { entry: { ...release.entry, prefixes: [] } }],
    ['a code that is none', { entry: { ...release.entry, screens: [{ code: '1A', path: '/forest/x' }] } }],
    ['a path that is none', { entry: { ...release.entry, screens: [{ code: 'A1', path: 'x' }] } }],
  ])('with %s is no release', (_, change) => {
    expect(takes(releaseSchema, release)).toBe(true);
    expect(takes(releaseSchema, { ...release, ...change })).toBe(false);
  });

  it('keeps the endings of pages that there are', () => {
    for (const ending of ['', '.br', '.gz'])
      expect(takes(releaseSchema, { ...release, pages: { [ending]: { sha256: hex, bytes: 0 } } })).toBe(true);
  });

  it('of what happened has a kind and a time', () => {
    const event = {
      kind: 'kill',
      app: 'a',
      release: '0'.repeat(32),
      version: '',
      at: '2026-11-22T00:00:00Z',
    };
    expect(takes(eventSchema, event)).toBe(true);
    expect(takes(eventSchema, { ...event, kind: 'killed' })).toBe(false);
    expect(v.safeParse(eventSchema, { ...event, at: 'soon' }).issues?.[0]?.message).toBe('is no time');
  });

  it('is the same text whatever the order of its keys', () => {
    const one = { b: 1, a: [{ d: null, c: 'x' }, 2], aa: { 'a-b': 1, B: 2 } };
    const other = { aa: { B: 2, 'a-b': 1 }, a: [{ c: 'x', d: null }, 2], b: 1 };
    expect(canonical(one)).toBe('{"a":[{"c":"x","d":null},2],"aa":{"B":2,"a-b":1},"b":1}');
    expect(canonical(other)).toBe(canonical(one));
    expect(canonical([2, 1])).toBe('[2,1]');
  });
});

describe('apps side by side', () => {
  const app = (id: string, prefixes: string[], paths: string[] = []) => ({
    id,
    prefixes,
    screens: paths.map((path, index) => ({ code: `S${index}`, path })),
  });

  it('have each their own', () => {
    const forest = app('forest', ['/forest', '/woods'], ['/forest', '/forest/a', '/woods/{id}']);
    expect(faultsOfApps([forest, app('launcher', ['/'], ['/main', '/'])])).toEqual([]);
    expect(faultsOfApps([])).toEqual([]);
  });

  it.each<[ReturnType<typeof app>[], string[]]>([
    [[app('a', ['/a']), app('a', ['/b'])], ['There are two apps a.']],
    [[app('a', ['/a']), app('b', ['/b', '/a'])], ['A prefix of b belongs to a.']],
    [[app('a', ['/rail']), app('b', ['/RAIL'])], ['A prefix of b belongs to a.']],
    [[app('a', ['/a', '/a'])], ['A prefix of a belongs to a.']],
    [
      [app('a', ['/a'], ['/ab', '/b/a', '/a/b'])],
      ['The path of S0 is below no prefix of a.', 'The path of S1 is below no prefix of a.'],
    ],
  ])('%j: %j', (apps, faults) => {
    expect(faultsOfApps(apps)).toEqual(faults);
  });

  it('bring files below their own folder, and shared ones', () => {
    expect([
      assetsOf({ prefixes: ['/'] }),
      assetsOf({ prefixes: ['/a', '/b'] }),
      assetsOf({ prefixes: [] }),
    ]).toEqual([...['/assets/', '/a/assets/', '/assets/']]);
    const strange = ['/b/assets/x.js', '/a/x.js', '/assets/x.js', '/_sharedx/x.js', '/x/a/assets/x.js'];
    const own = ['/a/assets/x.js', '/_shared/kit.js'];
    expect(strangeAddresses({ prefixes: ['/a', '/b'] }, [...own, ...strange])).toEqual(strange);
    expect(strangeAddresses({ prefixes: ['/'] }, ['/assets/x.js', '/a/assets/x.js'])).toEqual([
      '/a/assets/x.js',
    ]);
  });
});

describe('a bucket', () => {
  it.each([
    ['wallet_bucket=1', 1],
    ['a=b; wallet_bucket=1000', 1000],
    ['a=b;wallet_bucket=7; c=d', 7],
    ['wallet_bucket=1001', undefined],
    ['wallet_bucket=0', undefined],
    ['wallet_bucket=12345', undefined],
    ['wallet_bucket=7x', undefined],
    ['my_wallet_bucket=7', undefined],
    ['a=wallet_bucket=7', undefined],
    ['wallet_bucket=', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of the cookies %j is %j', (cookies, bucket) => {
    expect(bucketOf(cookies)).toBe(bucket);
  });

  it('sticks for a year, and over TLS only where it is spoken', () => {
    const kept = 'wallet_bucket=7; Path=/; Max-Age=31536000; SameSite=Lax';
    expect([bucketHeader(7, false), bucketHeader(7, true)]).toEqual([kept, `${kept}; Secure`]);
  });

  it('is drawn from 1 to 1000', () => {
    const drawn = Array.from({ length: 20_000 }, drawBucket);
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([1, 1000]);
  });

  it.each([1, 2, 5, 9, 10, 11, 19, 20, 50, 99, 100, 101, 109, 110, 199, 250, 500, 990, 999, 1000])(
    'up to %d is a pattern for these numbers alone',
    (last) => {
      const pattern = new RegExp(upToPattern(last));
      for (let number = 0; number <= 1100; number += 1)
        expect(pattern.test(String(number)), String(number)).toBe(number >= 1 && number <= last);
      for (const text of ['', '01', `${last} `, `x${last}`, `${last}x`])
        expect(pattern.test(text)).toBe(false);
    },
  );
});

describe('a dictionary', () => {
  it.each([
    ['/_shared/kit-abcdefgh.js', '/_shared/kit-*.js'],
    ['/_shared/kit.ui-abcdefgh.css', '/_shared/kit.ui-*.css'],
    ['/assets/index-abcd_f-h.js', '/assets/index-*.js'],
    ['/forest/assets/index-abcdefgh.css', '/forest/assets/index-*.css'],
    ['/forest/assets/other-abcdefgh.js', undefined],
    ['/_shared/kit-abcdefg.js', undefined],
    ['/_shared/kit-abcdefgh.json', undefined],
    ['/_shared/kit-abcdefghxjs', undefined],
    ['x/_shared/kit-abcdefgh.js', undefined],
  ])('%s is one for %j', (address, role) => {
    expect(roleOf(address)).toBe(role);
  });

  const hash = '0123456789abcdef'.repeat(4);
  const named = availableDictionary(hash);
  it.each([
    ['gzip, dcz', named, true],
    ['dcz', named, true],
    ['br,dcz,gzip', named, true],
    ['xdcz', named, false],
    ['dczx', named, false],
    ['dcz;q=1', named, false],
    ['gzip', named, false],
    ['dcz', undefined, false],
    ['dcz', [named], false],
    ['dcz', named.slice(0, -1), false],
    ['dcz', named.slice(1), false],
    ['dcz', ':AAAA:', false],
    ['dcz', `x${named}`, false],
    ['dcz', `${named}x`, false],
  ])('with %j and %j a delta is taken: %s', (accepted, available, takesIt) => {
    expect(deltaAskedFor('/a.js', accepted, available)).toBe(takesIt ? `/a.js.${hash}.dcz` : undefined);
  });

  it('and its delta are named', () => {
    expect(named).toMatch(/^:[A-Za-z0-9+/]{43}=:$/);
    expect(dictionaryHeader('/a-*.js')).toBe('match="/a-*.js"');
    expect(readDelta(deltaOf('/a.js', hex))).toEqual({ file: '/a.js', dictionary: hex });
    for (const none of [
      '/a.js',
      `.${hex}.dcz`,
      `/a.js.${hex}`,
      `/a.js.${hex}a.dcz`,
      `/a.js.${hex}.dczx`,
      `/a.js.${hex}xdcz`,
    ])
      expect(readDelta(none)).toBeUndefined();
  });
});

it.each([
  ['/_shared/pdf.worker-abcdefgh.mjs', true],
  ['/_shared/worker.js', true],
  ['/_shared/pdf.js', false],
  ['/forest/assets/worker.js', false],
  ['/x/_shared/worker.js', false],
  ['/_shared/worker.css', false],
  ['/_shared/worker.js.map', false],
])('%s has a policy of its own: %s', (address, has) => {
  expect(policyOfAsset(address)).toEqual(
    has ? { 'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'" } : {},
  );
});
