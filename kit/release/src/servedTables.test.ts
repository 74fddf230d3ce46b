// @vitest-environment node
// What is read of a store, and what is answered of it, without a server: quick, so that every change can be tried.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from './documents.ts';
import { folderStore } from './folderStore.ts';
import { openLive } from './live.ts';
import { createReleases, type Releases } from './releases.ts';
import { createPages } from './servePages.ts';
import { BELIEVED_DAYS } from './signing.ts';
import { builtRelease } from './testing/builtRelease.ts';
import { signedStore } from './testing/signedStore.ts';

let dir = '';
let releases: Releases;
const ids = new Map<string, string>();
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'wallet-served-'));
  releases = createReleases({ store: folderStore(dir) });
  for (const version of ['1.0.0', '2.0.0'])
    ids.set(version, await releases.release(builtRelease('forest', version)));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

const scriptOf = (version: string) =>
  [...builtRelease('forest', version).files.keys()].find((address) => address.startsWith('/forest/')) ?? '';
const releaseFile = (version: string) => join(dir, keyOf.release('forest', ids.get(version) ?? ''));

/** Takes a file away; gives back a function that puts it there again. */
function taken(path: string): () => void {
  renameSync(path, `${path}.away`);
  return () => renameSync(`${path}.away`, path);
}

describe('what is answered', () => {
  const plain = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };

  /** Asks without a network; `with` is what else the request has. */
  function ask(
    url: string,
    {
      withPhone = false,
      at = dir,
      ...more
    }: Record<string, unknown> & { withPhone?: boolean; at?: string } = {},
  ) {
    const said = {
      status: 0,
      headers: {} as Record<string, unknown>,
      body: undefined as unknown,
      isGone: false,
    };
    const response = {
      headersSent: false,
      writeHead(status: number, headers: Record<string, unknown>) {
        Object.assign(said, { status, headers });
        response.headersSent = true;
      },
      end(body: unknown) {
        said.body = body instanceof Uint8Array ? Buffer.from(body).toString() : body;
      },
      destroy() {
        said.isGone = true;
      },
      ...(more.response as object | undefined),
    };
    const request = { url, method: 'GET', headers: {}, socket: {}, ...more };
    createPages(at, { withPhone })(request as IncomingMessage, response as unknown as ServerResponse);
    return said;
  }

  it('an address that was cut in the middle of a letter is the page of its app, which says that nothing is there', () => {
    const [cut, whole] = [ask('/forest/AAA10000/%E0%A4%A'), ask('/forest/AAA10000')];
    expect(cut.status).toBe(200);
    expect(cut.body).toEqual(whole.body);
  });

  it('where nothing fits is a plain text, and never a page', () => {
    const none = { status: 404, headers: plain, body: 'No such file.' };
    for (const url of [scriptOf('9.0.0'), '/_shared/x.js', '/_registry/x.json'])
      expect(ask(url)).toMatchObject(none);
    expect(ask('/%E0%A4%A')).toMatchObject(none);
    expect(ask('/forest/assets/%E0%A4%A')).toMatchObject(none);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(ask('/forest/', { method })).toMatchObject({
        status: 405,
        headers: plain,
        body: 'Only GET is answered here.',
      });
    const notBuilt = { status: 503, headers: plain, body: 'The wallet is not built yet. Run "pnpm build".' };
    expect(ask('/elsewhere')).toMatchObject(notBuilt);
    expect(ask(undefined as never)).toMatchObject(notBuilt);
    rmSync(join(dir, keyOf.page('forest', ids.get('2.0.0') ?? '')));
    expect(ask('/forest/AAA10000')).toMatchObject({
      status: 503,
      headers: plain,
      body: 'This part of the wallet cannot be shown at the moment.',
    });
  });

  it('is asked about by HEAD without its body, and sent once to whoever keeps it', () => {
    const script = ask(scriptOf('2.0.0'), { method: 'HEAD' });
    expect([script.status, script.body]).toEqual([200, undefined]);
    expect(script.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': builtRelease('forest', '2.0.0').files.get(scriptOf('2.0.0'))?.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': expect.stringContaining('match='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    const shared = ask('/_shared/kit-11111111.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([shared.body, shared.headers['content-encoding']]).toEqual(['export const kit = 1;\n', undefined]);
    const registry = ask('/registry.json');
    expect(registry.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const again = ask('/registry.json', { headers: { 'if-none-match': registry.headers.etag } });
    expect([again.status, again.body, again.headers.vary]).toEqual([304, undefined, 'accept-encoding']);
    expect(
      ask('/registry.json', { headers: { 'accept-encoding': 'gzip' } }).headers['content-encoding'],
    ).toBe('gzip');
  });

  it('draws a bucket for whoever has none, whose cookie leaves over TLS alone where it came so', () => {
    const cookie = (more: object) => ask('/forest/AAA10000', { ...more }).headers['set-cookie'];
    expect(cookie({ headers: { cookie: 'a=1; wallet_bucket=7' } })).toBeUndefined();
    for (const socket of [{}, { encrypted: false }, { encrypted: 'yes' }])
      expect(cookie({ socket })).toMatch(/^wallet_bucket=\d+; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(cookie({ socket: { encrypted: true } })).toMatch(/; Secure$/);
  });

  it('of what is closed is its page, within frames of the phone alone', async () => {
    await releases.kill('forest', { text: { ko: '점검', en: 'Closed' } });
    for (const [withPhone, frames] of [
      [true, "'self'"],
      [false, "'none'"],
    ] as const) {
      const { status, headers, body } = ask('/forest/AAA10000', { withPhone });
      expect([status, headers['cache-control'], String(body).includes('점검')]).toEqual([
        503,
        'no-store',
        true,
      ]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${frames}`);
    }
    expect(ask('/forest/AAA10000', { method: 'HEAD' }).body).toBeUndefined();
  });

  it('of the developer’s phone is what lies in its own folder, and only where there is one', () => {
    mkdirSync(join(dir, 'host/sub'), { recursive: true });
    writeFileSync(join(dir, 'host/index.html'), '<p>');
    writeFileSync(join(dir, 'host/phone.js'), 'phone()');
    const phone = (url: string) => ask(url, { withPhone: true });
    expect(phone('/_host')).toMatchObject({
      status: 308,
      headers: { location: '/_host/', 'x-content-type-options': 'nosniff' },
    });
    const page = phone('/_host/');
    expect([page.status, page.body, page.headers['cache-control']]).toEqual([200, '<p>', 'no-cache']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const script = phone('/_host/phone.js');
    expect([script.body, script.headers['cache-control']]).toEqual([
      'phone()',
      'public, max-age=31536000, immutable',
    ]);
    expect(script.headers).not.toHaveProperty('content-security-policy');
    for (const url of ['/_host/sub', '/_host/none.js', '/_host/..%2fregistry.json'])
      expect(phone(url)).toMatchObject({ status: 404, body: 'No such file.' });
    for (const url of ['/_hosted/', '/x/_host/']) expect(phone(url).status).toBe(503);
    expect(ask('/_host/').status).toBe(503);
  });

  it('where something of ours fails is said, or cut off where it has begun; the next request is answered', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(ask('/forest/AAA10000', { headers: undefined })).toMatchObject({
      status: 500,
      headers: plain,
      body: 'This cannot be answered at the moment.',
      isGone: false,
    });
    const response = {
      end() {
        throw new Error('cut');
      },
    };
    expect(ask('/forest/AAA10000', { response })).toMatchObject({ status: 200, isGone: true });
    expect(told).toHaveBeenCalledTimes(2);
    expect(ask('/forest/AAA10000').status).toBe(200);
  });
});

describe('what is read of a store', () => {
  const open = (refused: string[] = []) => openLive(dir, { onRefused: (what) => refused.push(what) });

  it('stays known: a release or an event is read once', () => {
    const live = open();
    for (const version of ['1.0.0', '2.0.0']) expect(live.file(scriptOf(version))).toBeDefined();
    rmSync(join(dir, 'releases'), { recursive: true });
    rmSync(join(dir, 'events'), { recursive: true });
    expect(live.release('forest', ids.get('1.0.0') ?? '')).toBeDefined();
    expect(live.page('forest', ids.get('2.0.0') ?? '')).toBeDefined();
    expect(live.page('forest', 'none')).toBeUndefined();
    expect(live.page('forest', ids.get('2.0.0') ?? '', '.br')).toBeUndefined();
  });

  it.each([
    ['1.0.0', 'of before'],
    ['2.0.0', 'of now'],
  ])('and could not be (%s, %s) is looked for again a second later, whatever is asked for', (version) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    const putBack = taken(releaseFile(version));
    const live = open();
    expect(live.file(scriptOf(version))).toBeUndefined();
    putBack();
    vi.setSystemTime(new Date('2026-11-20T10:00:01Z'));
    expect(live.file(scriptOf(version))).toBeUndefined();
    vi.setSystemTime(new Date('2026-11-20T10:00:01.001Z'));
    expect(live.file(scriptOf(version))).toBeDefined();
    // Whole again: nothing is read anew but with the next registry.
    const files = live.files();
    vi.setSystemTime(new Date('2026-11-20T11:00:00Z'));
    expect(live.files()).toBe(files);
  });

  it('and is refused is told once for each state of the registry', async () => {
    writeFileSync(releaseFile('1.0.0'), '{');
    const refused: string[] = [];
    const live = open(refused);
    for (let times = 0; times < 2; times += 1) expect(live.file(scriptOf('1.0.0'))).toBeUndefined();
    expect(live.release('forest', ids.get('1.0.0') ?? '')).toBeUndefined();
    expect(refused).toEqual([
      expect.stringMatching(/^releases\/forest\/.+ cannot be read: .+\. It is not served\.$/),
    ]);
    await releases.release(builtRelease('forest', '3.0.0'));
    live.registry();
    live.files();
    expect(refused).toHaveLength(2);
  });

  it('of an event that is broken ends the history there', async () => {
    const [, first] = await releases.history('forest');
    writeFileSync(join(dir, keyOf.event('forest', first?.id ?? '')), '{');
    const refused: string[] = [];
    const live = open(refused);
    expect([live.file(scriptOf('2.0.0')), live.file(scriptOf('1.0.0'))]).toEqual([
      expect.anything(),
      undefined,
    ]);
    expect(refused).toEqual([expect.stringMatching(/ What was before is not served\.$/)]);
  });

  it('where the registry is gone or broken is what it was', () => {
    const refused: string[] = [];
    const live = open(refused);
    expect(live.registry().revision).toBe(2);
    const putBack = taken(join(dir, keyOf.registry));
    expect([live.registry().revision, refused]).toEqual([2, []]);
    writeFileSync(join(dir, keyOf.registry), '{');
    for (let times = 0; times < 2; times += 1) expect(live.registry().revision).toBe(2);
    expect(refused).toEqual([
      expect.stringMatching(/^registry\.json cannot be read: .+ The one before stays\.$/),
    ]);
    putBack();
    expect(live.registry().revision).toBe(2);
    const none = openLive(join(dir, 'none'), { onRefused: (what) => refused.push(what) });
    expect([none.registry().apps, none.file('/x'), refused.length]).toEqual([[], undefined, 1]);
  });

  it('is told of from the moment on at which its signature ends', async () => {
    const signed = join(dir, 'signed');
    const { root } = await signedStore(signed);
    const refused: string[] = [];
    let now = new Date();
    const live = openLive(signed, {
      verify: root.publicKey,
      now: () => now,
      onRefused: (what) => refused.push(what),
    });
    const until = live.registry().seal?.until ?? '';
    expect(Date.parse(until) - now.getTime()).toBeLessThanOrEqual(BELIEVED_DAYS * 86_400_000);
    now = new Date(Date.parse(until) - 1);
    expect([live.registry().apps.length, refused]).toEqual([3, []]);
    now = new Date(until);
    for (let times = 0; times < 2; times += 1) expect(live.registry().apps).toHaveLength(3);
    expect(refused).toEqual([
      `registry.json was signed until ${until}: what is served stays, and nothing new is taken.`,
    ]);
  });
});
