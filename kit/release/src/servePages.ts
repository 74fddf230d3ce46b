import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { contentSecurityPolicy } from '../../../mocks/src/policy.ts';
import { appAt, closingOf, indexAddress, screenAt } from '../../src/manifest/index.ts';
import { bucketHeader, bucketOf, drawBucket } from './bucket.ts';
import { deltaEncoding } from './delta.ts';
import { assetVary, deltaAskedFor, dictionaryHeader, roleOf } from './dictionary.ts';
import type { Pointed, RegistryDocument } from './documents.ts';
import {
  contentTypes,
  encodings,
  etagOf,
  everywhere,
  forever,
  never,
  pageCaching,
  policyOfAsset,
  whileRevalidated,
} from './headers.ts';
import { killPage, killPolicy, killPolicyInPhone } from './killPage.ts';
import { type Live, openLive } from './live.ts';
import { assetsOf, registryFolder, sharedFolder } from './names.ts';
import { publicRegistry } from './publicRegistry.ts';
import { keysOfEnvironment } from './signing.ts';
import { releaseFor } from './transitions.ts';

type Frames = 'none' | 'own';
type Headers = Readonly<Record<string, string>>;

/** A page of plain files, without anything inline, that shows other pages in frames: the developer's phone. */
const plainPolicy = contentSecurityPolicy({ script: [], style: [] }, { frames: 'own' });

function say(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...everywhere,
  });
  response.end(text);
}

/** Whether it came over TLS: its cookies then never leave in the clear. */
const isSecure = ({ socket }: IncomingMessage) => 'encrypted' in socket && socket.encrypted === true;

/** What is sent: how it is encoded, as it is where that is undefined, and its bytes. */
interface Packed {
  encoding?: string;
  bytes: Uint8Array;
}

const acceptedBy = (request: IncomingMessage) => String(request.headers['accept-encoding'] ?? '');

/**
 * The best that a request takes of a file and its compressed twins.
 *
 * @param read answers bytes by the twin's ending, `` for the file itself
 */
function bestOf(
  request: IncomingMessage,
  read: (ending: string) => Uint8Array | undefined,
): Packed | undefined {
  const accepted = acceptedBy(request);
  for (const [encoding, ending] of encodings) {
    const bytes = accepted.includes(encoding) ? read(ending) : undefined;
    if (bytes) return { encoding, bytes };
  }
  const bytes = read('');
  return bytes && { bytes };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  { encoding, bytes }: Packed,
  headers: Headers,
) {
  const { etag } = headers;
  const common = { vary: 'accept-encoding', ...everywhere, ...headers };
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  response.writeHead(200, {
    'content-type': contentTypes[type] ?? 'application/octet-stream',
    'content-length': bytes.length,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    ...common,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A file of a release: as a delta from the one that the browser says it has, where there is one. */
function sendAsset(live: Live, request: IncomingMessage, response: ServerResponse, pathname: string) {
  const role = roleOf(pathname);
  const asked = deltaAskedFor(pathname, acceptedBy(request), request.headers['available-dictionary']);
  const delta = asked === undefined ? undefined : live.file(asked);
  const packed = delta
    ? { encoding: deltaEncoding, bytes: delta }
    : bestOf(request, (ending) => live.file(pathname + ending));
  if (!packed) return say(response, 404, 'No such file.');
  send(request, response, extname(pathname), packed, {
    'cache-control': forever,
    vary: assetVary,
    ...(role === undefined ? {} : { 'use-as-dictionary': dictionaryHeader(role) }),
    ...policyOfAsset(pathname),
  });
}

/** The registry, its index, or what it says of one app. */
function sendRegistry(
  request: IncomingMessage,
  response: ServerResponse,
  document: RegistryDocument,
  pathname: string,
) {
  const all = publicRegistry(document);
  const asked = pathname === indexAddress ? all.index : all.apps.get(pathname);
  const one = pathname === '/registry.json' ? all : asked;
  if (!one) return say(response, 404, 'No such file.');
  const packed = bestOf(request, (ending) => one.twins.get(ending)) ?? { bytes: Buffer.of() };
  const kept = pathname === indexAddress ? whileRevalidated : never;
  // A document of an app never changes: nobody asks whether it did.
  const headers: Headers = all.apps.has(pathname)
    ? { 'cache-control': forever }
    : { 'cache-control': kept, etag: etagOf(one.id) };
  send(request, response, '.json', packed, headers);
}

function sendKilled(response: ServerResponse, page: string, policy: string, isHead: boolean) {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...everywhere,
  });
  response.end(isHead ? undefined : page);
}

function sendApp(
  live: Live,
  app: Pointed,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, frames, reusePages }: { pathname: string; frames: Frames; reusePages: number },
) {
  const killed = closingOf(app.killed ?? [], screenAt(app, pathname), new Date());
  if (killed) {
    const policy = frames === 'own' ? killPolicyInPhone : killPolicy;
    return sendKilled(response, killPage(killed), policy, request.method === 'HEAD');
  }
  const known = bucketOf(request.headers.cookie);
  const bucket = known ?? drawBucket();
  const id = releaseFor(app, bucket);
  const release = live.release(app.id, id);
  const page = release && bestOf(request, (ending) => live.page(app.id, id, ending));
  if (!page) return say(response, 503, 'This part of the wallet cannot be shown at the moment.');
  send(request, response, '.html', page, {
    'cache-control': pageCaching(reusePages, app),
    etag: etagOf(id),
    'content-security-policy': contentSecurityPolicy(release.hashes, { frames }),
    ...(known === undefined ? { 'set-cookie': bucketHeader(bucket, isSecure(request)) } : {}),
  });
}

interface PagesOptions {
  /** the developer's phone stands beside the pages, and shows them in frames */
  withPhone?: boolean;
  /** seconds for which a page may be opened again without asking: none unless told */
  reusePages?: number;
}

/**
 * Serves a release store in a folder (contracts/http.md): entry pages by prefix and bucket, files of the releases that
 * the registry leads to, the registry. A missing file is a 404 and never a page; whatever lies in the folder, it answers.
 *
 * @param dir absolute path of the store; read anew per request, so that a release shows without a restart
 */
export function createPages(dir: string, { withPhone = false, reusePages = 0 }: PagesOptions = {}) {
  const live = openLive(dir, keysOfEnvironment(process.env));
  const host = join(dir, 'host');

  function hostFile(address: string): string | undefined {
    const path = normalize(join(host, address));
    return path.startsWith(host + sep) && existsSync(path) && statSync(path).isFile() ? path : undefined;
  }

  function sendHost(request: IncomingMessage, response: ServerResponse, pathname: string) {
    if (pathname === '/_host') {
      response.writeHead(308, { location: '/_host/', ...everywhere });
      response.end();
      return;
    }
    const file = hostFile(pathname === '/_host/' ? 'index.html' : pathname.slice('/_host/'.length));
    if (!file) return say(response, 404, 'No such file.');
    const isPage = file.endsWith('.html');
    send(
      request,
      response,
      extname(file),
      { bytes: readFileSync(file) },
      {
        'cache-control': isPage ? never : forever,
        ...(isPage ? { 'content-security-policy': plainPolicy } : {}),
      },
    );
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    let pathname: string;
    let isBroken = false;
    try {
      pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
    } catch {
      return say(response, 400, 'That address cannot be read.');
    }
    try {
      pathname = decodeURIComponent(pathname);
    } catch {
      // A link that was cut in a message: the page of its app says that nothing is there, with a way home.
      isBroken = true;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Only GET is answered here.');
    const registry = live.registry();
    if (isBroken) {
      const ofPath = appAt(registry, pathname);
      if (!ofPath || pathname.startsWith(sharedFolder) || pathname.startsWith(assetsOf(ofPath)))
        return say(response, 404, 'No such file.');
      return sendApp(live, ofPath, request, response, {
        pathname,
        frames: withPhone ? 'own' : 'none',
        reusePages,
      });
    }
    if (pathname === '/registry.json' || pathname.startsWith(registryFolder))
      return sendRegistry(request, response, registry, pathname);
    if (withPhone && /^\/_host(?:\/|$)/.test(pathname)) return sendHost(request, response, pathname);
    const app = appAt(registry, pathname);
    if (pathname.startsWith(sharedFolder) || (app && pathname.startsWith(assetsOf(app))))
      return sendAsset(live, request, response, pathname);
    if (!app) return say(response, 503, 'The wallet is not built yet. Run "pnpm build".');
    sendApp(live, app, request, response, { pathname, frames: withPhone ? 'own' : 'none', reusePages });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    try {
      answer(request, response);
    } catch (error) {
      // One request has failed; the next one is answered.
      console.error(error);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'This cannot be answered at the moment.');
    }
  };
}
