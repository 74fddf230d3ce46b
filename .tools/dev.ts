// pnpm dev [app ...]: the whole wallet on one origin with hot reload. An app's dev server starts when its prefix is
// first asked for (those named start at once), so that starting costs the same with 3 apps and with 44.
import { readFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { registryTexts } from '../kit/release/src/publicRegistry.ts';
import { indexAddress, toRegistryApp } from '../kit/src/manifest/index.ts';
import { createApi, isApiPath } from '../mocks/src/createApi.ts';
import { hostPage } from '../mocks/src/host/index.ts';
import { isAddressMissing, listen, loopback } from '../mocks/src/listen.ts';
import { appDirs, readManifest, versionOf } from './appDirs.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface DevServer {
  /** `http://localhost:<port>` */
  origin: string;
  /** how many wait for a page's socket: the same, however many apps there are */
  socketListeners(): number;
  close(): Promise<void>;
}

/** What is released here: every app as it stands, by address. */
async function readRegistry(): Promise<ReadonlyMap<string, string>> {
  const kit = versionOf(join(root, 'kit'));
  const apps = await Promise.all(
    appDirs().map(async (dir) => toRegistryApp(await readManifest(dir), { version: versionOf(dir), kit })),
  );
  const { all, index, apps: documents } = registryTexts({ revision: 0, apps });
  return new Map([['/registry.json', all], [indexAddress, index], ...documents]);
}

function isPage({ method, headers, url = '/' }: IncomingMessage): boolean {
  const path = url.replace(/[?#].*$/, '');
  return (
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    !/^\/@|\/@(vite|fs|id)\/|\.\w+$/.test(path)
  );
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);
}

/**
 * Starts the dev server.
 * @param port on both loopback addresses
 * @param eager folder names of apps whose dev servers start at once
 * @throws the system's error when the port is taken
 */
export async function startDev(port: number, eager: string[] = []): Promise<DevServer> {
  const httpServer = createHttpServer();
  const api = createApi();
  const vites = new Map<string, Promise<ViteDevServer>>();
  /** Where an app's dev server waits for the sockets of its pages. None of them listens: they are handed over. */
  const hubs = new Map<string, Server>();

  function viteOf(dir: string): Promise<ViteDevServer> {
    const known = vites.get(dir);
    if (known) return known;
    const isHost = dir === hostPage.root;
    const hub = createHttpServer();
    hubs.set(dir, hub);
    const starting = (async () => {
      const { createServer } = await import('vite');
      return createServer({
        root: dir,
        ...(isHost && { configFile: false, base: hostPage.base, cacheDir: join(root, '.cache/vite/host') }),
        // Pages are answered below: an app may own several prefixes, vite knows one base.
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: hub } },
        logLevel: 'warn',
        clearScreen: false,
      });
    })();
    vites.set(dir, starting);
    // A configuration that does not load may be mended and asked for again.
    starting.catch(() => vites.delete(dir));
    return starting;
  }

  async function ownerOf(path: string): Promise<string> {
    const dirs = appDirs();
    if (isBelow(path, '/_host')) return hostPage.root;
    const owners = await Promise.all(
      dirs.map(async (dir) => ({ dir, prefixes: (await readManifest(dir)).prefixes })),
    );
    const owner =
      owners.find(({ prefixes }) => prefixes.some((prefix) => prefix !== '/' && isBelow(path, prefix))) ??
      owners.find(({ prefixes }) => prefixes.includes('/'));
    if (!owner) throw new Error('No app owns "/": the launcher is missing.');
    return owner.dir;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    if (isApiPath(url)) return api(request, response);
    if (/^\/(?:registry[.]json|_registry\/)/.test(url)) {
      const text = (await readRegistry()).get(url.replace(/[?#].*$/, ''));
      const type = text === undefined ? 'text/plain' : 'application/json';
      response.writeHead(text === undefined ? 404 : 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
      });
      response.end(text ?? 'No such file.');
      return;
    }
    const dir = await ownerOf(url);
    const vite = await viteOf(dir);
    if (!isPage(request)) {
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' });
        response.end('No such file.');
      });
      return;
    }
    const html = await vite.transformIndexHtml(
      '/index.html',
      readFileSync(join(dir, 'index.html'), 'utf8'),
      url,
    );
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(html);
  }

  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response).catch((error: Error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error.stack ?? error.message);
    });
  });

  // One for all apps: a socket is the business of the app whose page asks for it.
  httpServer.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const give = (dir: string) => {
      if (!hubs.get(dir)?.emit('upgrade', request, socket, head)) socket.destroy();
    };
    ownerOf(request.url ?? '/').then(give, () => socket.destroy());
  });

  await listen(httpServer, port, loopback[0]);
  // `localhost` may mean either address; the second hands everything to the first.
  const twin = createHttpServer((...args) => httpServer.emit('request', ...args));
  twin.on('upgrade', (...args) => httpServer.emit('upgrade', ...args));
  await listen(twin, port, loopback[1]).catch((error: unknown) => {
    if (!isAddressMissing(error)) throw error;
  });
  for (const dir of appDirs().filter((each) => eager.includes(basename(each)))) await viteOf(dir);

  return {
    origin: `http://localhost:${port}`,
    socketListeners: () => httpServer.listenerCount('upgrade'),
    async close() {
      for (const vite of await Promise.allSettled(vites.values())) {
        if (vite.status === 'fulfilled') await vite.value.close();
      }
      for (const server of [httpServer, twin]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
  const known = appDirs().map((dir) => basename(dir));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`wallet: no app "${unknown}"; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  const port = Number(process.env.PORT ?? 4173);
  try {
    const { origin } = await startDev(port, names);
    console.log(`
  The wallet, with hot reload (${Math.round(performance.now())} ms).

    ${origin}/          home, in a plain browser
    ${origin}/_host/    the wallet in the developer's phone
${names.map((name) => `    ${origin}/${name}/    ${name}\n`).join('')}
  The mock backend keeps its state until you stop: Ctrl+C.
`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`wallet: port ${port} is taken. Stop what runs there, or set PORT to another one.`);
    process.exit(1);
  }
}
