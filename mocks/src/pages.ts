import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** What the build writes beside each app: its entry of the registry and what its pages need to be served with. */
export interface BuiltApp {
  id: string;
  prefixes: string[];
  /** source expressions of the inline script and style of its page */
  hashes: { script: string[]; style: string[] };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * The Trusted Types policies of the kit, each made in one file: html that is cleaned (ui/SafeHtml), the worker of the
 * PDF library (ui/PdfPager). Nobody else may make a script, a worker or html from a text.
 */
const trustedPolicies = ['wallet-html', 'wallet-pdf'];

/**
 * The content security policy of a page: its own files, and the inline pieces the build has hashed. Nothing inline
 * beside them, no eval, no text that becomes html or script (kit/decisions/0008).
 */
export function contentSecurityPolicy({ script, style }: BuiltApp['hashes']): string {
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedPolicies.join(' ')}`,
  ].join('; ');
}

/** The same for a page that some code of ours writes, with one style sheet in it. */
export function policyOfPage(style: string): string {
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return contentSecurityPolicy({ script: [], style: [hash] });
}

/** A page of plain files, without anything inline: the developer's phone. */
const plainPolicy = contentSecurityPolicy({ script: [], style: [] });

function answer(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  headers: Record<string, string>,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const packed = encodings.find(([name, ending]) => accepted.includes(name) && existsSync(path + ending));
  const file = packed ? path + packed[1] : path;
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    vary: 'accept-encoding',
    ...(packed ? { 'content-encoding': packed[0] } : {}),
    ...headers,
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** The file below `root` that an address names; undefined when there is none or it would leave the folder. */
function fileBelow(root: string, address: string): string | undefined {
  const path = normalize(join(root, address));
  if (!path.startsWith(root + sep)) return undefined;
  return existsSync(path) && statSync(path).isFile() ? path : undefined;
}

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
const never = { 'cache-control': 'no-cache' };

function readApps(storeDir: string): BuiltApp[] {
  return JSON.parse(readFileSync(join(storeDir, 'pages.json'), 'utf8')) as BuiltApp[];
}

/**
 * Serves what the build left in the store: entry pages by prefix, each app's assets, the shared files, the registry
 * and the developer's phone (contracts/http.md). A missing asset is a 404 and never a page.
 *
 * @param storeDir absolute path of the store; read anew per request, so that a release shows without a restart
 */
export function createPages(storeDir: string) {
  const shared = join(storeDir, 'shared');
  const host = join(storeDir, 'host');

  function ownerOf(pathname: string): BuiltApp | undefined {
    const apps = readApps(storeDir);
    const owns = (prefix: string) =>
      prefix !== '/' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
    return apps.find((app) => app.prefixes.some(owns)) ?? apps.find((app) => app.prefixes.includes('/'));
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    let pathname: string;
    try {
      pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      return answer(response, 400, 'That address cannot be read.');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'Only GET is answered here.');
    if (pathname === '/registry.json')
      return sendFile(request, response, join(storeDir, 'registry.json'), never);

    if (pathname.startsWith('/_shared/')) {
      const file = fileBelow(shared, pathname.slice('/_shared/'.length));
      if (file) return sendFile(request, response, file, forever);
      return answer(response, 404, 'No such file.');
    }
    if (pathname === '/_host') {
      response.writeHead(308, { location: '/_host/' });
      response.end();
      return;
    }
    if (pathname.startsWith('/_host/')) {
      const file = fileBelow(host, pathname === '/_host/' ? 'index.html' : pathname.slice('/_host/'.length));
      const isPage = file?.endsWith('.html');
      const headers = isPage ? { ...never, 'content-security-policy': plainPolicy } : forever;
      if (file) return sendFile(request, response, file, headers);
      return answer(response, 404, 'No such file.');
    }

    const app = ownerOf(pathname);
    if (!app) return answer(response, 503, 'The wallet is not built yet. Run "pnpm build".');
    const root = join(storeDir, 'apps', app.id);
    const base = app.prefixes[0] === '/' ? '/' : `${app.prefixes[0]}/`;
    if (pathname.startsWith(`${base}assets/`)) {
      const file = fileBelow(root, pathname.slice(base.length));
      if (file) return sendFile(request, response, file, forever);
      return answer(response, 404, 'No such file.');
    }
    sendFile(request, response, join(root, 'index.html'), {
      ...never,
      'content-security-policy': contentSecurityPolicy(app.hashes),
    });
  };
}
