import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { appAt, closingOf, matchScreen } from '../../kit/src/manifest/index.ts';
import { contentSecurityPolicy } from '../../mocks/src/policy.ts';
import { bucketHeader, bucketOf, drawBucket } from './bucket.ts';
import { deltaEncoding } from './delta.ts';
import { assetVary, deltaAskedFor, dictionaryHeader, roleOf } from './dictionary.ts';
import type { Pointed } from './documents.ts';
import { contentTypes, encodings, everywhere, forever, never } from './headers.ts';
import { killPage, killPolicy } from './killPage.ts';
import { type Live, openLive } from './live.ts';
import { keysOfEnvironment } from './signing.ts';
import { releaseFor } from './transitions.ts';

type Headers = Readonly<Record<string, string>>;

/** A page of plain files, without anything inline: the developer's phone. */
const plainPolicy = contentSecurityPolicy({ script: [], style: [] });

function say(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

/** What is sent in place of a file: how it is encoded, and where it is. */
interface Packed {
  encoding: string;
  file: string;
}

const acceptedBy = (request: IncomingMessage) => String(request.headers['accept-encoding'] ?? '');

function twinOf(request: IncomingMessage, path: string): Packed | undefined {
  const accepted = acceptedBy(request);
  const found = encodings.find(([name, ending]) => accepted.includes(name) && existsSync(path + ending));
  return found && { encoding: found[0], file: path + found[1] };
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  headers: Headers,
  packed = twinOf(request, path),
) {
  const { file } = packed ?? { file: path };
  const { size } = statSync(file);
  response.writeHead(200, {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'content-length': size,
    vary: 'accept-encoding',
    ...everywhere,
    ...(packed ? { 'content-encoding': packed.encoding } : {}),
    ...headers,
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  // As much as was promised, should somebody write to the file meanwhile.
  else createReadStream(file, { end: size - 1 }).pipe(response);
}

/** The code of the screen at an address; undefined when the app has none there. */
export function screenAt(app: Pointed, pathname: string): string | undefined {
  const screens = (Array.isArray(app.screens) ? app.screens : []) as {
    code: string;
    path: string;
    aliasOf?: string;
  }[];
  const entries = screens.map(
    (screen) => [screen.code, { path: screen.path, title: { ko: '', en: '' } }] as const,
  );
  const code = matchScreen({ screens: Object.fromEntries(entries) }, pathname)?.code;
  return screens.find((screen) => screen.code === code)?.aliasOf ?? code;
}

/** Whether an address is one of a file with a hash in its name. */
function isAsset(app: Pointed, pathname: string): boolean {
  const [first = '/'] = app.prefixes;
  return pathname.startsWith(`${first === '/' ? '' : first}/assets/`);
}

/** A file of a release: as a delta from the one that the browser says it has, where there is one. */
function sendAsset(live: Live, request: IncomingMessage, response: ServerResponse, pathname: string) {
  const path = live.file(pathname);
  if (!path) return say(response, 404, 'No such file.');
  const role = roleOf(pathname);
  const asked = deltaAskedFor(pathname, acceptedBy(request), request.headers['available-dictionary']);
  const delta = asked === undefined ? undefined : live.file(asked);
  const headers = {
    'cache-control': forever,
    vary: assetVary,
    ...(role === undefined ? {} : { 'use-as-dictionary': dictionaryHeader(role) }),
  };
  sendFile(request, response, path, headers, delta ? { encoding: deltaEncoding, file: delta } : undefined);
}

function sendKilled(response: ServerResponse, page: string, isHead: boolean) {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': killPolicy,
    ...everywhere,
  });
  response.end(isHead ? undefined : page);
}

function sendApp(
  live: Live,
  app: Pointed,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) {
  const killed = closingOf(app.killed ?? [], screenAt(app, pathname), new Date());
  if (killed) return sendKilled(response, killPage(killed), request.method === 'HEAD');
  const known = bucketOf(request.headers.cookie);
  const bucket = known ?? drawBucket();
  const id = releaseFor(app, bucket);
  const release = live.release(app.id, id);
  const page = live.page(app.id, id);
  if (!release || !page) return say(response, 503, 'This part of the wallet cannot be shown at the moment.');
  sendFile(request, response, page, {
    'cache-control': never,
    'content-security-policy': contentSecurityPolicy(release.hashes),
    ...(known === undefined ? { 'set-cookie': bucketHeader(bucket) } : {}),
  });
}

/**
 * Serves a release store in a folder, and the developer's phone beside it (contracts/http.md): entry pages by prefix
 * and bucket, files of all releases, the registry. A missing file is a 404 and never a page.
 *
 * @param dir absolute path of the store; read anew per request, so that a release shows without a restart
 */
export function createPages(dir: string) {
  const live = openLive(dir, keysOfEnvironment(process.env));
  const host = join(dir, 'host');

  function hostFile(address: string): string | undefined {
    const path = normalize(join(host, address));
    return path.startsWith(host + sep) && existsSync(path) && statSync(path).isFile() ? path : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    let pathname: string;
    try {
      pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      return say(response, 400, 'That address cannot be read.');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Only GET is answered here.');
    if (pathname === '/registry.json') {
      const text = JSON.stringify(live.registry());
      response.writeHead(200, {
        'content-type': contentTypes['.json'],
        'cache-control': never,
        'content-length': Buffer.byteLength(text),
        ...everywhere,
      });
      response.end(request.method === 'HEAD' ? undefined : text);
      return;
    }
    if (pathname === '/_host') {
      response.writeHead(308, { location: '/_host/' });
      response.end();
      return;
    }
    if (pathname.startsWith('/_host/')) {
      const file = hostFile(pathname === '/_host/' ? 'index.html' : pathname.slice('/_host/'.length));
      if (!file) return say(response, 404, 'No such file.');
      return sendFile(request, response, file, {
        'cache-control': file.endsWith('.html') ? never : forever,
        ...(file.endsWith('.html') ? { 'content-security-policy': plainPolicy } : {}),
      });
    }

    const app = appAt(live.registry(), pathname);
    if (pathname.startsWith('/_shared/') || (app && isAsset(app, pathname)))
      return sendAsset(live, request, response, pathname);
    if (!app) return say(response, 503, 'The wallet is not built yet. Run "pnpm build".');
    sendApp(live, app, request, response, pathname);
  };
}
