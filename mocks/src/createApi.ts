import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createMock, isDrop } from './backend/index.ts';
import type { WorldKeeper } from './backend/worlds.ts';
import { cutConnection } from './cutConnection.ts';

/** Whether the mock backend answers this address: the wallet API and the controls. */
export function isApiPath(url: string): boolean {
  return /^\/(wApi|_mocks)(\/|$|\?)/.test(url);
}

/**
 * The mock backend for a Node server; a connection that a control wants cut is cut.
 *
 * @param keeper keeps its worlds; without one they end with it
 */
export function createApi(
  keeper?: WorldKeeper,
): (request: IncomingMessage, response: ServerResponse) => void {
  const mock = createMock({ keeper });
  return (request, response) => {
    const listener = getRequestListener(async (incoming) => {
      const answer = await mock.app.fetch(incoming);
      if (isDrop(answer)) cutConnection(request.socket);
      return answer;
    });
    void listener(request, response);
  };
}
