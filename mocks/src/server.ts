import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gatewayStyle } from './backend/gateway/page.ts';
import type { WorldKeeper } from './backend/worlds.ts';
import { createApi, isApiPath } from './createApi.ts';
import { isAddressMissing, listen, loopback } from './listen.ts';
import { policyOfPage } from './policy.ts';

interface ServerOptions {
  /** answers for everything that is not the wallet API or its controls: the released apps */
  pages(request: IncomingMessage, response: ServerResponse): void;
  port: number;
  /** keeps its worlds; without one they end with it */
  keeper?: WorldKeeper | undefined;
}

const gatewayPolicy = policyOfPage(gatewayStyle, { frames: 'own' });

/**
 * Brings the whole wallet up on one origin: pages, wallet API, controls and the developer's phone.
 *
 * @throws the system's error when the port is taken
 */
export async function startServer({ pages, port, keeper }: ServerOptions): Promise<{ close(): void }> {
  const api = createApi(keeper);
  function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    // The payment company's page is the only one that comes from the backend.
    if (url.startsWith('/_mocks/pg/')) response.setHeader('content-security-policy', gatewayPolicy);
    if (isApiPath(url)) {
      // As the server before the real wallet API says of it: answers are nobody else's, and never kept.
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-content-type-options', 'nosniff');
      return api(request, response);
    }
    pages(request, response);
  }

  const servers: Server[] = [];
  for (const host of loopback) {
    const server = createServer(answer);
    // Longer than a busy machine lets a connection lie idle: else a test meets one that is just being cut.
    server.keepAliveTimeout = 65_000;
    try {
      await listen(server, port, host);
      servers.push(server);
    } catch (error) {
      if (!isAddressMissing(error)) throw error;
    }
  }
  return {
    close() {
      for (const server of servers) server.close();
    },
  };
}
