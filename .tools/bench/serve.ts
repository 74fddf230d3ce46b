// One HTTP/2 server for all variants: the wallet from its release store, the others from a folder each under
// /bench/<variant>/, and the same answers of the wallet API for all.
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { extname, join, normalize, sep } from 'node:path';
import { contentTypes, everywhere, forever, never } from '../../kit/release/src/headers.ts';
import { createPages } from '../../kit/release/src/servePages.ts';
import { createAnswers } from './answers.ts';
import type { Certificate } from './certificate.ts';

interface ServeOptions {
  certificate: Certificate;
  /** the release store */
  store: string;
  /** holds a folder for each other variant */
  sites: string;
  /** seconds for which pages may be opened again without asking, as an installation may choose */
  reusePages?: number;
}

export interface BenchServer {
  /** `https://localhost:<port>` */
  origin: string;
  close(): void;
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The file at an address; the nearest page above it where it names none. */
function fileAt(sites: string, path: string): string | undefined {
  const asked = normalize(join(sites, path));
  if (!asked.startsWith(sites + sep)) return undefined;
  if (extname(asked) !== '') return existsSync(asked) && statSync(asked).isFile() ? asked : undefined;
  for (let dir = asked; dir.startsWith(sites + sep); dir = join(dir, '..')) {
    if (existsSync(join(dir, 'index.html'))) return join(dir, 'index.html');
  }
  return undefined;
}

function sendFile(response: Http2ServerResponse, file: string | undefined) {
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('No such file.');
    return;
  }
  const isPacked = existsSync(`${file}.br`);
  const bytes = readFileSync(isPacked ? `${file}.br` : file);
  // Whatever has a hash in its name is kept for ever, as in the release store.
  const hasHash = /[-.][\w-]{8,}\.\w+$/.test(file) && !file.endsWith('.html');
  response.writeHead(200, {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'content-length': bytes.length,
    'cache-control': hasHash ? forever : never,
    vary: 'accept-encoding',
    ...everywhere,
    ...(isPacked && { 'content-encoding': 'br' }),
  });
  response.end(bytes);
}

/** Starts to serve on a free port. */
export async function serveBench({
  certificate,
  store,
  sites,
  reusePages = 0,
}: ServeOptions): Promise<BenchServer> {
  const answers = await createAnswers();
  const pages = createPages(store, { reusePages });

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const path = request.url.replace(/[?#].*$/, '');
    if (path.startsWith('/wApi/')) {
      const { status, type, body, packed } = await answers(
        request.method,
        request.url,
        await bodyOf(request),
      );
      const sent = packed ?? body;
      const length = { 'content-length': sent.length, ...(packed && { 'content-encoding': 'br' }) };
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...length });
      response.end(sent);
      return;
    }
    if (path.startsWith('/bench/')) return sendFile(response, fileAt(sites, path.slice('/bench/'.length)));
    // Node's HTTP/2 answers have the same methods; its types do not say so.
    pages(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  }

  const server = createSecureServer({ cert: certificate.cert, key: certificate.key });
  server.on('request', (request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(error);
      response.stream?.destroy();
    });
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
