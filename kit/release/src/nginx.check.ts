// A real nginx serves a release store: node --test kit/release/src/nginx.check.ts (a step of npm test).
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type ConnectionOptions, connect as connectTls, type SecureVersion } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../../../.tools/freePort.ts';
import { problemOfNginx } from './checkNginx.ts';
import { unpackDelta } from './delta.ts';
import { availableDictionary } from './dictionary.ts';
import { keyOf, sha256 } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { upToPattern } from './nginxConfig.ts';
import { publicRegistry } from './publicRegistry.ts';
import { registryOf } from './readDocument.ts';
import { type BuiltRelease, createReleases } from './releases.ts';
import { createPages } from './servePages.ts';
import { addressIn, biggerRelease } from './testing/biggerRelease.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { writeNginx } from './writeNginx.ts';

const dir = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
const store = join(dir, 'store');
const out = join(dir, 'nginx');
const releases = createReleases({ store: folderStore(store) });
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotliModule);
let ports = { plain: 0, tls: 0, api: 0, twin: 0 };
let nginx: ChildProcess;
const api = createServer((request, response) => {
  response.setHeader('cache-control', 'public, max-age=600');
  response.setHeader('set-cookie', 'SESSION=1; Path=/; HttpOnly');
  response.end(`the wallet API at ${request.headers.host}`);
});
// What npm start serves: both must answer alike.
const twin = createServer(createPages(store));

/** The page and script compressed before, as the build does. */
function packed(app: string, version: string): BuiltRelease {
  const built = builtRelease(app, version);
  const pages = new Map(built.pages);
  const files = new Map(built.files);
  const page = built.pages.get('') ?? new Uint8Array();
  pages.set('.br', brotliCompressSync(page)).set('.gz', gzipSync(page));
  for (const [address, bytes] of built.files)
    files.set(`${address}.br`, brotliCompressSync(bytes)).set(`${address}.gz`, gzipSync(bytes));
  const facts = (all: ReadonlyMap<string, Uint8Array>) =>
    Object.fromEntries(
      [...all].map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: bytes.length }]),
    );
  return { release: { ...built.release, pages: facts(pages), files: facts(files) }, pages, files };
}

const assetOf = (app: string, version: string) =>
  [...builtRelease(app, version).files.keys()].find((address) => address.startsWith(`/${app}/`)) ?? '';

/** Where all that the registry says of an app stands at the moment. */
const documentOf = (app: string) =>
  [...publicRegistry(registryOf(readFileSync(join(store, keyOf.registry)))).apps.keys()].find((address) =>
    address.startsWith(`/_registry/${app}-`),
  ) ?? '';

function configure(now?: Date) {
  const certificate = { cert: join(dir, 'cert.pem'), key: join(dir, 'key.pem') };
  const listen = [`127.0.0.1:${ports.plain}`, `127.0.0.1:${ports.tls} ssl http2`];
  const written = writeNginx({
    store,
    out,
    api: `127.0.0.1:${ports.api}`,
    listen,
    certificate,
    hasBrotli,
    problemOf: (config) => problemOfNginx(config, hasBrotli ? [brotliModule] : []),
    ...(now ? { now } : {}),
  });
  return written;
}

async function reload() {
  configure();
  execFileSync('nginx', ['-c', join(dir, 'nginx.conf'), '-s', 'reload'], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 400));
}

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
  bytes: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, port = ports.plain): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own each: a worker that goes away closes those that lie idle, and browsers ask again.
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, headers: answer.headers, text: bytes.toString(), bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

before(async () => {
  const [plain = 0, tls = 0, apiPort = 0, twinPort = 0] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  ports = { plain, tls, api: apiPort, twin: twinPort };
  await new Promise<void>((resolve) => api.listen(ports.api, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => twin.listen(ports.twin, '127.0.0.1', resolve));
  for (const app of ['launcher', 'forest', 'rail']) await releases.release(packed(app, '1.0.0'));
  const key = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    join(dir, 'key.pem'),
    '-out',
    join(dir, 'cert.pem'),
  ];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(dir, 'nginx.conf'),
    [
      ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
      'daemon off; worker_processes 1;',
      `pid ${join(dir, 'nginx.pid')}; error_log ${join(dir, 'error.log')};`,
      'events { worker_connections 256; }',
      `http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')} include ${join(out, 'wallet.conf')}; }`,
    ].join('\n'),
  );
  configure();
  // Workers of a root's nginx are another user, who has to get at the store.
  execFileSync('chmod', ['-R', 'a+rX', dir]);
  nginx = spawn('nginx', ['-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await ask('/registry.json').then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx did not start: ${readFileSync(join(dir, 'error.log'), 'utf8')}`);
});

after(() => {
  nginx?.kill();
  api.close();
  twin.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('nginx', () => {
  it('(G37) answers as npm start does: pages, files, registry, what is not there', async () => {
    const named = [
      'content-type',
      'cache-control',
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'content-encoding',
      'vary',
      'etag',
      'last-modified',
    ];
    const paths = [
      '/',
      '/main/FMA10000',
      '/forest',
      '/forest/AAA10000',
      '/forest/AAA20000/7',
      '/no/such/page',
      '/registry.json',
      '/_registry/index.json',
      documentOf('forest'),
      '/_registry/gone-0.json',
      assetOf('forest', '1.0.0'),
      '/_shared/kit-11111111.js',
      '/forest/assets/gone.js',
      '/_shared/gone.js',
    ];
    for (const path of paths) {
      const ours = await ask(path, { cookie: 'wallet_bucket=7' });
      const theirs = await ask(path, { cookie: 'wallet_bucket=7' }, ports.twin);
      assert.equal(ours.status, theirs.status, path);
      if (path !== '/registry.json') assert.equal(ours.text, theirs.text, path);
      for (const name of named) {
        const both = [ours, theirs].map(({ headers }) =>
          String(headers[name] ?? '')
            .toLowerCase()
            .replace('text/plain; charset=utf-8', 'text/plain'),
        );
        // nginx says "vary" only where it could have compressed.
        if (name !== 'vary' && ours.status === 200) assert.equal(both[0], both[1], `${name} of ${path}`);
      }
    }
    const gone = await ask('/forest/assets/gone.js');
    assert.equal(gone.status, 404);
    assert.doesNotMatch(String(gone.headers['content-type']), /html/);
  });

  it('says not changed to whoever has this very release, and to nobody who has another one of the same length', async () => {
    const [one, two] = ['forest 6.0.0', 'forest 7.0.0'];
    const pageOf = async (headers: Record<string, string> = {}) => ask('/forest/AAA10000', headers);
    await releases.release(packed('forest', '6.0.0'));
    await reload();
    const first = await pageOf();
    assert.match(first.text, new RegExp(one));
    const known = {
      'if-none-match': String(first.headers.etag),
      'if-modified-since': new Date().toUTCString(),
    };
    for (const port of [ports.plain, ports.twin]) {
      const same = await ask('/forest/AAA10000', known, port);
      assert.deepEqual([same.status, same.text], [304, '']);
      assert.equal(same.headers['content-security-policy'], first.headers['content-security-policy']);
      assert.equal(same.headers.etag, first.headers.etag);
    }
    const [registry, index] = [await ask('/registry.json'), await ask('/_registry/index.json')];
    await releases.release(packed('forest', '7.0.0'));
    await reload();
    for (const port of [ports.plain, ports.twin]) {
      const next = await ask('/forest/AAA10000', known, port);
      assert.equal(next.status, 200);
      assert.match(next.text, new RegExp(two));
      assert.equal(next.text.length, first.text.length);
      for (const [path, before] of [
        ['/registry.json', registry],
        ['/_registry/index.json', index],
      ] as const) {
        const read = (tag: unknown) => ask(path, { 'if-none-match': String(tag) }, port);
        const changed = await read(before.headers.etag);
        assert.equal(changed.status, 200, path);
        assert.equal((await read(changed.headers.etag)).status, 304, path);
      }
    }
    await releases.rollback('forest', (await releases.history('forest')).at(-1)?.release);
    await reload();
  });

  it('answers of the wallet API are never kept, and no address is made of what a request says its host is', async () => {
    const answer = await ask('/wApi/mstr/userinfo', { host: 'evil.example' });
    assert.equal(answer.text, `the wallet API at 127.0.0.1:${ports.api}`);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(String(answer.headers['set-cookie']), /^SESSION=1; .*HttpOnly.*secure|secure.*HttpOnly/i);
    for (const path of ['/wApi', '/forest', '/forest/assets', '/_shared', '/_host', '/_closed', '/main'])
      assert.doesNotMatch(String((await ask(path, { host: 'evil.example' })).headers.location ?? ''), /evil/);
  });

  it('serves what releases have brought, and nothing else that lies in the folder', async () => {
    const planted = ['/forest/assets/planted-12345678.js', `${assetOf('forest', '1.0.0')}.dcz`];
    for (const address of planted) writeFileSync(join(store, keyOf.file(address)), 'evil()');
    await reload();
    for (const address of planted) assert.equal((await ask(address)).status, 404, address);
    for (const address of planted) rmSync(join(store, keyOf.file(address)));
  });

  it('goes on with the configuration before where nginx does not take the next one', async () => {
    const path = join(out, 'wallet.conf');
    const before = readFileSync(path, 'utf8');
    const wrong = { store, out, api: 'a b', listen: [`127.0.0.1:${ports.plain}`], hasBrotli };
    assert.throws(
      () => writeNginx({ ...wrong, problemOf: (config) => problemOfNginx(config, []) }),
      /nginx does not take/,
    );
    assert.equal(readFileSync(path, 'utf8'), before);
  });

  it('sends what was compressed before: brotli, gzip, or neither', async () => {
    for (const path of ['/forest/AAA10000', assetOf('forest', '1.0.0')]) {
      const best = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
      assert.equal(best.headers['content-encoding'], hasBrotli ? 'br' : 'gzip', path);
      assert.equal(
        (await ask(path, { 'accept-encoding': 'gzip' })).headers['content-encoding'],
        'gzip',
        path,
      );
      assert.equal((await ask(path)).headers['content-encoding'], undefined, path);
    }
  });

  it('sends a delta from the file that a browser has kept, as npm start does', async () => {
    const [one, two] = ['1.0.0', '2.0.0'].map((version) => biggerRelease('train', version, `kit ${version}`));
    if (!one || !two) throw new Error();
    await releases.release(one);
    await releases.release(two);
    await reload();
    const named = [
      ...['content-type', 'content-encoding', 'content-length', 'cache-control', 'vary', 'use-as-dictionary'],
      ...['x-content-type-options', 'referrer-policy'],
    ];
    const places = [
      ['/train/assets/index', 'js'],
      ['/train/assets/index', 'css'],
      ['/_shared/kit', 'js'],
    ] as const;
    for (const [stem, ending] of places) {
      const before = addressIn(one, stem, ending);
      const after = addressIn(two, stem, ending);
      const old: Uint8Array = one.files.get(before) ?? Buffer.of();
      const available = { 'available-dictionary': availableDictionary(sha256(old)) };
      const requests: Record<string, string>[] = [
        { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz', ...available },
        { 'accept-encoding': 'gzip', ...available },
        { 'accept-encoding': 'gzip, dcz;q=0', ...available },
        { 'accept-encoding': 'gzip, dcz' },
        { 'accept-encoding': 'gzip, dcz', 'available-dictionary': availableDictionary(sha256('another')) },
        { ...available },
      ];
      const asTwin = async (request: Record<string, string>): Promise<Answer> => {
        const ours = await ask(after, request);
        const theirs = await ask(after, request, ports.twin);
        assert.equal(ours.status, 200, after);
        for (const name of named)
          assert.equal(ours.headers[name], theirs.headers[name], `${name} of ${after}`);
        assert.ok(ours.bytes.equals(theirs.bytes), after);
        return ours;
      };
      const [delta, ...whole]: Answer[] = await Promise.all(requests.map(asTwin));
      assert.equal(delta?.headers['content-encoding'], 'dcz');
      assert.equal(delta?.headers['use-as-dictionary'], `match="${stem}-*.${ending}"`);
      assert.ok(Buffer.from(unpackDelta(delta?.bytes ?? old, old)).equals(two.files.get(after) ?? old));
      for (const { headers } of whole) assert.notEqual(headers['content-encoding'], 'dcz');
    }
    const old = one.files.get(addressIn(one, '/_shared/kit')) ?? Buffer.of();
    const request = {
      'accept-encoding': 'dcz',
      'available-dictionary': availableDictionary(sha256(old)),
    };
    for (const path of [
      '/train/assets/index-00000000.js',
      '/_shared/part-00000000.js',
      `/_delta/js${addressIn(two, '/_shared/kit')}.${sha256(old)}.dcz`,
    ]) {
      const gone = await ask(path, request);
      assert.equal(gone.status, 404, path);
      assert.equal(gone.headers['use-as-dictionary'], undefined);
      assert.equal(gone.headers['content-encoding'], undefined);
    }
  });

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${ports.tls}`, { rejectUnauthorized: false });
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const stream = session.request({ ':path': '/forest/AAA10000' });
      stream.on('response', resolve).on('error', reject);
      stream.resume();
      stream.end();
    });
    assert.equal(headers[':status' as keyof typeof headers], 200);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(String(headers['strict-transport-security']), /^max-age=\d{8}/);
    assert.equal((await ask('/forest/AAA10000')).headers['strict-transport-security'], undefined);
    session.close();
  });

  it('speaks TLS 1.2 and 1.3 with ciphers that keep yesterday’s talk secret, and nothing older or weaker', async () => {
    const weak = 'DEFAULT:@SECLEVEL=0';
    const talk = (options: ConnectionOptions): Promise<{ protocol: string | null; cipher: string }> =>
      new Promise((resolve, reject) => {
        const at = { host: '127.0.0.1', port: ports.tls, rejectUnauthorized: false };
        const socket = connectTls({ ...at, ...options }, () => {
          resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name });
          socket.destroy();
        });
        socket.on('error', reject);
      });
    assert.equal((await talk({})).protocol, 'TLSv1.3');
    const only = (version: SecureVersion) => ({ minVersion: version, maxVersion: version });
    const taken = [
      'ECDHE-RSA-AES128-GCM-SHA256',
      'ECDHE-RSA-AES256-GCM-SHA384',
      'ECDHE-RSA-CHACHA20-POLY1305',
    ];
    for (const ciphers of taken)
      assert.deepEqual(await talk({ ...only('TLSv1.2'), ciphers }), { protocol: 'TLSv1.2', cipher: ciphers });
    for (const version of ['TLSv1', 'TLSv1.1'] as const)
      await assert.rejects(talk({ ...only(version), ciphers: weak }), /alert|version|reset/i, version);
    for (const ciphers of [
      'AES128-GCM-SHA256',
      'AES256-SHA',
      'ECDHE-RSA-AES128-SHA',
      'ECDHE-RSA-AES256-SHA384',
    ])
      await assert.rejects(
        talk({ ...only('TLSv1.2'), ciphers: `${ciphers}:@SECLEVEL=0` }),
        /handshake|alert|reset/i,
        ciphers,
      );
  });

  it('(G32) keeps customers in buckets and gives a trial to its own', async () => {
    await releases.canary(packed('forest', '2.0.0'), 437);
    await reload();
    const as = async (bucket: number) =>
      (await ask('/forest/AAA10000', { cookie: `wallet_bucket=${bucket}` })).text;
    for (const bucket of [1, 9, 10, 99, 100, 399, 429, 437])
      assert.match(await as(bucket), /forest 2\.0\.0/, `${bucket}`);
    for (const bucket of [438, 440, 500, 999, 1000])
      assert.match(await as(bucket), /forest 1\.0\.0/, `${bucket}`);
    const drawn = await ask('/forest/AAA10000');
    assert.match(
      String(drawn.headers['set-cookie']),
      /^wallet_bucket=([1-9]\d{0,2}|1000); Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
    );
    assert.equal(
      (await ask('/forest/AAA10000', { cookie: 'wallet_bucket=3' })).headers['set-cookie'],
      undefined,
    );
  });

  it('(G33) goes back at once, and drops no request on the way', async () => {
    await releases.promote('forest');
    await reload();
    assert.match((await ask('/forest/AAA10000')).text, /forest 2\.0\.0/);
    let isOver = false;
    const seen = new Set<string>();
    const customer = (async () => {
      while (!isOver) {
        const { status, text } = await ask('/forest/AAA10000');
        assert.equal(status, 200);
        seen.add(/forest \d\.0\.0$/.exec(text)?.[0] ?? text);
      }
    })();
    await releases.rollback('forest');
    await reload();
    isOver = true;
    await customer;
    assert.deepEqual([...seen], ['forest 2.0.0', 'forest 1.0.0']);
    assert.equal((await ask(assetOf('forest', '2.0.0'))).status, 200);
  });

  it('(G34) says what is closed, and until when; the rest is open', async () => {
    const text = { ko: '점검 중이에요.', en: 'Under maintenance.' };
    await releases.kill('rail', { screen: 'AAA20000', text, until: '2999-01-01T00:00:00+09:00' });
    await releases.kill('forest', { text });
    await reload();
    for (const path of ['/rail/AAA20000/7', '/rail/AAA20000/7/', '/forest/AAA10000', '/forest']) {
      const [ours, theirs] = [await ask(path), await ask(path, {}, ports.twin)];
      assert.equal(ours.status, 503, path);
      assert.equal(ours.text, theirs.text, path);
      assert.equal(ours.headers['content-security-policy'], theirs.headers['content-security-policy'], path);
      assert.equal(ours.headers['cache-control'], 'no-store');
    }
    assert.equal((await ask('/rail/AAA10000')).status, 200);
    assert.equal(
      configure(new Date('2998-12-31T00:00:00Z')).nextChange?.toISOString(),
      '2998-12-31T15:00:00.000Z',
    );
    await releases.revive('forest');
    await reload();
    assert.equal((await ask('/forest/AAA10000')).status, 200);
  });

  it('(G36) is not configured with what was tampered with', async () => {
    appendFileSync(join(store, keyOf.file(assetOf('rail', '1.0.0'))), 'evil()');
    assert.throws(() => configure(), /tampered/);
  });
});

it('a pattern of buckets fits its numbers and no other', () => {
  for (const last of [1, 9, 10, 42, 99, 100, 437, 999, 1000]) {
    const pattern = new RegExp(upToPattern(last));
    for (let bucket = 0; bucket <= 1100; bucket += 1)
      assert.equal(pattern.test(String(bucket)), bucket >= 1 && bucket <= last, `${bucket} of ${last}`);
  }
});
