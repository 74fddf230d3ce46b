import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createApi, isApiPath } from './createApi.ts';
import { createPages } from './pages.ts';

interface ServerOptions {
  /** absolute path of the store that the build wrote */
  storeDir: string;
  port: number;
}

/** Both loopback addresses, as `localhost` means either; no other machine reaches a server of mocks. */
const loopback = ['127.0.0.1', '::1'];

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/**
 * Brings the whole wallet up on one origin: pages, wallet API, controls and the developer's phone.
 *
 * @throws the system's error when the port is taken
 */
export async function startServer({ storeDir, port }: ServerOptions): Promise<{ close(): void }> {
  const api = createApi();
  const pages = createPages(storeDir);
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    isApiPath(request.url ?? '/') ? api(request, response) : pages(request, response);

  const servers: Server[] = [];
  for (const host of loopback) {
    const server = createServer(answer);
    try {
      await listen(server, port, host);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 still serves the other address.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error;
    }
  }
  return {
    close() {
      for (const server of servers) server.close();
    },
  };
}
