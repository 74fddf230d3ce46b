import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../.tools/freePort.ts';
import { contentSecurityPolicy } from '../../../mocks/src/policy.ts';
import { startServer } from '../../../mocks/src/server.ts';
import { appDocumentAddress, type IndexApp, indexSchema } from '../../src/manifest/index.ts';
import { v } from '../../src/schema/index.ts';
import { packDelta, unpackDelta } from './delta.ts';
import { availableDictionary } from './dictionary.ts';
import { keyOf, sha256 } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { pageCaching } from './headers.ts';
import { createReleases, type Releases } from './releases.ts';
import { createPages } from './servePages.ts';
import { addressIn, biggerRelease } from './testing/biggerRelease.ts';
import { builtRelease } from './testing/builtRelease.ts';

let store = '';
let origin = '';
let server: { close(): void };
let releases: Releases;

beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'wallet-pages-'));
  releases = createReleases({ store: folderStore(store) });
  await releases.release(builtRelease('launcher', '1.0.0'));
  await releases.release(builtRelease('forest', '1.0.0'));
  mkdirSync(join(store, 'host'), { recursive: true });
  writeFileSync(join(store, 'host/index.html'), '<p>');
  await start();
});

afterEach(() => {
  server.close();
  vi.restoreAllMocks();
  delete process.env.WALLET_VERIFY_KEY;
  rmSync(store, { recursive: true });
});

async function start(options: Parameters<typeof createPages>[1] = { withPhone: true }) {
  const port = await freePort();
  server = await startServer({ pages: createPages(store, options), port });
  origin = `http://localhost:${port}`;
}

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
  bytes: Buffer;
}

/** Not `fetch`: that of the tests' page is bound to the origin of its page. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, headers: answer.headers, text: bytes.toString(), bytes });
      });
    }).on('error', reject);
  });
}

function directives(policy: string | string[] | undefined): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );
}

const asset = (app: string, version: string) =>
  [...builtRelease(app, version).files.keys()].find((address) => address.startsWith(`/${app}/`)) ?? '';

describe('pages', () => {
  test.each(['/', '/main/FMA10000', '/no/such/page', '/_host/', '/forest/AAA10000'])(
    '(G37) %s allows nothing inline, no eval, no text as script, and no foreign frame around it',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-type']).toContain('html');
      const policy = directives(headers['content-security-policy']);
      for (const value of Object.values(policy).flat()) expect(value).not.toMatch(/unsafe|\*|^https?:/);
      expect(policy['script-src']?.[0]).toBe("'self'");
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['trusted-types']).toEqual(['wallet-html', 'wallet-pdf']);
      expect(policy['frame-ancestors']).toEqual(["'self'"]);
      expect(policy['frame-src']).toEqual(["'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
    },
  );

  test('stand in no frame, and there is no phone, where customers are', async () => {
    const text = { ko: '점검', en: 'Closed' };
    await releases.kill('forest', { screen: 'AAA20000', text });
    const closedInPhone = await ask('/forest/AAA20000/7');
    expect(directives(closedInPhone.headers['content-security-policy'])['frame-ancestors']).toEqual([
      "'self'",
    ]);
    server.close();
    await start({ withPhone: false });
    for (const path of ['/', '/forest/AAA10000', '/forest/AAA20000/7', '/_host/']) {
      const policy = directives((await ask(path)).headers['content-security-policy']);
      expect(policy['frame-ancestors'], path).toEqual(["'none'"]);
      expect(policy['frame-src'], path).toEqual(["'none'"]);
    }
    expect((await ask('/_host/')).text).toContain('launcher 1.0.0');
  });

  test('start no worker that may do more than read what is its own', async () => {
    const built = builtRelease('forest', '2.0.0');
    const worker = Buffer.from('postMessage(1);');
    const address = '/_shared/kit-pdf.worker.min-12345678.mjs';
    const facts = { sha256: sha256(worker), bytes: worker.length };
    await releases.release({
      ...built,
      release: { ...built.release, files: { ...built.release.files, [address]: facts } },
      files: new Map([...built.files, [address, worker]]),
    });
    const policy = directives((await ask(address)).headers['content-security-policy']);
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
    });
    expect((await ask('/_shared/kit-11111111.js')).headers['content-security-policy']).toBeUndefined();
  });

  test('are not sent again to whoever has this very release; answers of the wallet API are never kept', async () => {
    for (const path of ['/forest/AAA10000', '/registry.json']) {
      const { headers } = await ask(path);
      const again = await ask(path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
      await releases.release(builtRelease('forest', path === '/registry.json' ? '3.0.0' : '2.0.0'));
      expect((await ask(path, { 'if-none-match': String(headers.etag) })).status).toBe(200);
    }
    const answer = await ask('/wApi/mstr/userinfo');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/registry.json', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  test('the index is of all apps, shown while it is asked for anew, and leads to a document for each that never changes', async () => {
    const index = async () => {
      const { headers, text } = await ask('/_registry/index.json');
      return { headers, apps: v.parse(indexSchema, JSON.parse(text)).apps };
    };
    const first = await index();
    expect(first.headers['cache-control']).toBe('max-age=0, stale-while-revalidate=86400');
    const again = await ask('/_registry/index.json', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    const all = JSON.parse((await ask('/registry.json')).text) as { apps: { id: string }[] };
    const addressOf = ({ id, document = '' }: IndexApp) => appDocumentAddress(id, document);
    for (const app of first.apps) {
      const { headers, text } = await ask(addressOf(app));
      expect(headers['cache-control']).toContain('immutable');
      expect(JSON.parse(text)).toEqual(all.apps.find(({ id }) => id === app.id));
    }
    // One is released anew, one is closed: each has another document, and the others keep theirs.
    await releases.release(builtRelease('forest', '2.0.0'));
    await releases.kill('forest', { screen: 'AAA10000', text: { ko: '점검', en: 'Closed' } });
    const next = await index();
    const documents = ({ apps }: { apps: readonly IndexApp[] }, isForest: boolean) =>
      apps.filter(({ id }) => (id === 'forest') === isForest).map(addressOf);
    expect(documents(next, false)).toEqual(documents(first, false));
    expect(documents(next, true)).not.toEqual(documents(first, true));
    expect(next.apps.find(({ id }) => id === 'forest')?.killed).toMatchObject([{ screen: 'AAA10000' }]);
    expect(
      (await ask('/_registry/index.json', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBe('br');
    for (const path of ['/_registry/gone-0.json', '/_registry/', '/_registry/forest.json'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('name the hashes that the build has written, and only those', () => {
    const policy = directives(contentSecurityPolicy({ script: ["'sha256-a'"], style: ["'sha256-b'"] }));
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-b'"]);
  });

  test('are never kept, files with a hash for ever, and a missing file is a 404 and no page', async () => {
    expect((await ask('/forest/AAA10000')).headers['cache-control']).toBe('no-cache');
    expect((await ask(asset('forest', '1.0.0'))).headers['cache-control']).toContain('immutable');
    const gone = await ask('/forest/assets/gone-12345678.js');
    expect([gone.status, gone.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect((await ask('/_shared/../registry.json')).status).not.toBe(500);
  });
});

test('pages are opened again without asking only as long as the installation says, and never where customers differ', async () => {
  server.close();
  await start({ reusePages: 60 });
  const kept = async () => (await ask('/forest/AAA20000')).headers['cache-control'];
  expect(await kept()).toBe('private, max-age=60');
  await releases.kill('forest', { screen: 'AAA10000', text: { ko: '점검', en: 'Closed' } });
  expect(await kept()).toBe('no-cache');
  await releases.revive('forest', 'AAA10000');
  expect(await kept()).toBe('private, max-age=60');
  await releases.canary(builtRelease('forest', '2.0.0'), 1000);
  expect(await kept()).toBe('no-cache');
  for (const seconds of [-1, 1.5, 61, Number.NaN]) expect(() => pageCaching(seconds, {})).toThrow(RangeError);
});

describe('what customers get', () => {
  test('(G33) is the next release at once, the old one again after a rollback, and old files stay', async () => {
    const old = asset('forest', '1.0.0');
    await releases.release(builtRelease('forest', '2.0.0'));
    expect((await ask('/forest/AAA10000')).text).toContain('forest 2.0.0');
    expect((await ask(old)).status).toBe(200);
    await releases.rollback('forest');
    expect((await ask('/forest/AAA10000')).text).toContain('forest 1.0.0');
    expect((await ask('/')).text).toContain('launcher 1.0.0');
  });

  test('(G32) is one release or the next, never a mix, while another process releases again and again', async () => {
    const script = join(import.meta.dirname, 'testing/releaseMany.ts');
    const team = spawn(process.execPath, [script, store, 'forest', '25'], { stdio: 'inherit' });
    const ended = new Promise<number | null>((resolve) => team.on('exit', resolve));
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    const seen = new Set<string>();
    while (!isOver || !seen.has('25.0.0')) {
      const page = await ask('/forest/AAA10000');
      const [, address = '', version = ''] = /src="([^"]+)".*forest (\S+)$/.exec(page.text) ?? [];
      const script = await ask(address);
      expect([page.status, script.status]).toEqual([200, 200]);
      expect(script.text).toContain(`'forest ${version}'`);
      seen.add(version);
    }
    expect(await ended).toBe(0);
    expect(seen.size).toBeGreaterThan(1);
    expect((await ask('/')).text).toContain('launcher 1.0.0');
  });

  test('(G32) keeps a customer in one bucket; a trial reaches its buckets only', async () => {
    await releases.canary(builtRelease('forest', '2.0.0'), 50);
    const first = await ask('/forest/AAA10000');
    expect(String(first.headers['set-cookie'])).toMatch(/^wallet_bucket=\d{1,4}; Path=\/; Max-Age=31536000/);
    const as = (bucket: number | string) =>
      ask('/forest/AAA10000', { cookie: `a=b; wallet_bucket=${bucket}` });
    expect((await as(50)).text).toContain('forest 2.0.0');
    expect((await as(51)).text).toContain('forest 1.0.0');
    expect((await as(50)).headers['set-cookie']).toBeUndefined();
    for (const odd of [0, 1001, 'x']) expect((await as(odd)).headers['set-cookie']).toBeDefined();
  });

  test('(G34) is a text and an end where an app or a screen is closed, though its files are broken', async () => {
    const text = { ko: '<b>점검</b> 중이에요.', en: 'Under maintenance.' };
    await releases.kill('forest', { screen: 'AAA20000', text, until: '2999-01-01T00:30:00+09:00' });
    expect((await ask('/forest/AAA10000')).status).toBe(200);
    const closed = await ask('/forest/AAA20000/7?x=1');
    expect(closed.status).toBe(503);
    expect(closed.text).toContain('&lt;b&gt;점검');
    expect(closed.text).toContain('2999.01.01 00:30');
    expect(closed.headers['cache-control']).toBe('no-store');
    await releases.kill('forest', { text });
    writeFileSync(join(store, keyOf.file(asset('forest', '1.0.0'))), 'broken');
    expect((await ask('/forest/AAA10000')).text).toContain('Under maintenance.');
    expect((await ask('/main/FMA10000')).status).toBe(200);
  });

  test('(G36) is nothing that was tampered with', async () => {
    const refused = vi.spyOn(console, 'error').mockImplementation(() => {});
    const file = asset('forest', '1.0.0');
    expect((await ask(file)).status).toBe(200);
    appendFileSync(join(store, keyOf.file(file)), 'evil()');
    expect((await ask(file)).status).toBe(404);
    // As long as before, in the same file, at the same time.
    const path = join(store, keyOf.file('/_shared/kit-11111111.js'));
    const { atime, mtime, ino, size } = statSync(path);
    expect((await ask('/_shared/kit-11111111.js')).status).toBe(200);
    writeFileSync(path, readFileSync(path, 'utf8').replace('kit = 1', 'kit = 2'));
    utimesSync(path, atime, mtime);
    const now = statSync(path);
    expect([now.ino, now.size, now.mtimeMs]).toEqual([ino, size, mtime.getTime()]);
    expect((await ask('/_shared/kit-11111111.js')).status).toBe(404);
    const { apps } = await releases.readRegistry();
    const id = apps.find((app) => app.id === 'forest')?.release ?? '';
    appendFileSync(join(store, keyOf.page('forest', id)), 'evil');
    expect((await ask('/forest/AAA10000')).status).toBe(503);
    expect((await ask('/')).status).toBe(200);
    expect(refused.mock.calls.flat().join()).toContain('tampered');
  });

  test('(G32, G36) stays as it was where the registry is broken or was not signed', async () => {
    const refused = vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = join(store, keyOf.registry);
    const good = readFileSync(path, 'utf8');
    expect((await ask('/forest/AAA10000')).status).toBe(200);
    writeFileSync(path, good.slice(0, 50));
    expect((await ask('/forest/AAA10000')).text).toContain('forest 1.0.0');
    const { publicKey, privateKey: sign } = generateKeyPairSync('ed25519');
    process.env.WALLET_VERIFY_KEY = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    writeFileSync(path, good);
    server.close();
    await start();
    expect((await ask('/forest/AAA10000')).status).toBe(503);
    await createReleases({ store: folderStore(store), sign }).release(builtRelease('forest', '3.0.0'));
    expect((await ask('/forest/AAA10000')).text).toContain('forest 3.0.0');
    expect(refused.mock.calls.flat().join()).toMatch(/cannot be read.*not signed/);
  });
});

describe('whatever lies in the folder', () => {
  const file = () => join(store, keyOf.file(asset('forest', '1.0.0')));
  const idOf = async (app: string) =>
    (await releases.readRegistry()).apps.find(({ id }) => id === app)?.release ?? '';
  const folderInPlaceOf = (path: string) => {
    rmSync(path);
    mkdirSync(path);
  };
  const messes: [what: string, make: () => Promise<void> | void][] = [
    ['a stray file among releases', () => writeFileSync(join(store, 'releases/.DS_Store'), 'x')],
    ['a stray folder among releases', () => void mkdirSync(join(store, 'releases/forest/old.json'))],
    ['a file that was taken away', () => rmSync(file())],
    ['a folder in the place of a file', () => folderInPlaceOf(file())],
    [
      'a page that was taken away',
      async () => rmSync(join(store, keyOf.page('forest', await idOf('forest')))),
    ],
    [
      'a release that was taken away',
      async () => rmSync(join(store, keyOf.release('forest', await idOf('forest')))),
    ],
    ['a history that was taken away', () => rmSync(join(store, 'events'), { recursive: true })],
    [
      'an entry with missing fields',
      () => writeFileSync(join(store, keyOf.registry), '{"format":2,"revision":9,"apps":[{"id":"forest"}]}'),
    ],
    ['a registry that is none', () => writeFileSync(join(store, keyOf.registry), 'null')],
    ['a folder in the place of the registry', () => folderInPlaceOf(join(store, keyOf.registry))],
    ['no folder at all', () => rmSync(store, { recursive: true })],
  ];
  const paths = [
    '/forest/AAA10000',
    '/_shared/gone.js',
    '/registry.json',
    '/_host/',
    '/%E0%A4',
    '/_host/%00',
  ];

  test.each(messes)('%s: every request is answered, and the next one as well', async (_, make) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await ask('/')).status).toBe(200);
    await make();
    for (const path of [...paths, asset('forest', '1.0.0'), '/']) {
      const { status } = await ask(path);
      expect([200, 400, 404, 500, 503], path).toContain(status);
    }
    mkdirSync(store, { recursive: true });
  });
});

describe('a script or style that takes the place of another', () => {
  const [one, two] = ['1.0.0', '2.0.0'].map((version) => biggerRelease('rail', version, `kit ${version}`));
  if (!one || !two) throw new Error();
  const encodings = 'gzip, deflate, br, zstd, dcb, dcz';
  const has = (bytes: Uint8Array, accepted = encodings) => ({
    'accept-encoding': accepted,
    'available-dictionary': availableDictionary(sha256(bytes)),
  });
  const places = [
    ['/rail/assets/index', 'js', '/rail/assets/index-*.js', 'text/javascript'],
    ['/rail/assets/index', 'css', '/rail/assets/index-*.css', 'text/css'],
    ['/_shared/kit', 'js', '/_shared/kit-*.js', 'text/javascript'],
  ] as const;

  beforeEach(async () => {
    await releases.release(one);
    await releases.release(two);
  });

  test.each(places)('%s….%s comes as a delta to whoever kept it', async (stem, ending, match, type) => {
    const [before, after] = [addressIn(one, stem, ending), addressIn(two, stem, ending)];
    const whole = await ask(before, { 'accept-encoding': encodings });
    expect(whole.headers).toMatchObject({
      'content-encoding': 'br',
      'use-as-dictionary': `match="${match}"`,
      vary: 'accept-encoding, available-dictionary',
    });
    const old = one.files.get(before) ?? Buffer.of();
    const { status, headers, bytes } = await ask(after, has(old));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': `match="${match}"`,
      vary: 'accept-encoding, available-dictionary',
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.length).toBeLessThan(200);
    expect(Buffer.from(unpackDelta(bytes, old)).equals(two.files.get(after) ?? Buffer.of())).toBe(true);
  });

  test('comes whole to whoever kept another one, takes no deltas, or says what cannot be read', async () => {
    const after = addressIn(two, '/_shared/kit');
    const old = one.files.get(addressIn(one, '/_shared/kit')) ?? Buffer.of();
    const requests = [
      has(Buffer.from('another')),
      has(old, 'gzip, br'),
      { 'accept-encoding': encodings, 'available-dictionary': ':../../registry.json:' },
    ];
    for (const request of requests) {
      const { headers, bytes } = await ask(after, request);
      expect(headers['content-encoding']).toBe('br');
      expect(bytes.equals(two.files.get(`${after}.br`) ?? Buffer.of())).toBe(true);
    }
    const gone = await ask('/rail/assets/index-00000000.js', has(old));
    expect([gone.status, gone.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(gone.headers['use-as-dictionary']).toBeUndefined();
  });

  test('(G36) comes whole where its delta was tampered with', async () => {
    const refused = vi.spyOn(console, 'error').mockImplementation(() => {});
    const after = addressIn(two, '/_shared/kit');
    const old = one.files.get(addressIn(one, '/_shared/kit')) ?? Buffer.of();
    const path = join(store, keyOf.file(`${after}.${sha256(old)}.dcz`));
    expect((await ask(after, has(old))).headers['content-encoding']).toBe('dcz');
    writeFileSync(path, packDelta(Buffer.from('evil()'), old));
    expect((await ask(after, has(old))).headers['content-encoding']).toBe('br');
    expect(refused.mock.calls.flat().join()).toContain('tampered');
  });

  test('is the only thing that is a dictionary: pages, pictures and what has no hash are none', async () => {
    for (const path of [
      '/rail/AAA10000',
      '/registry.json',
      '/_host/',
      `${addressIn(one, '/_shared/kit')}.br`,
    ])
      expect((await ask(path)).headers['use-as-dictionary'], path).toBeUndefined();
  });
});
