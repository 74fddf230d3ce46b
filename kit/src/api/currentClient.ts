import type { Client } from './createClient.ts';

let current: Client | null = null;

/** Makes this the client that every declared call goes through. */
export function bindClient(client: Client): void {
  current = client;
}

/** The client of this page. @throws Error before one is bound */
export function currentClient(): Client {
  if (current) return current;
  throw new Error(
    'No API client is bound. startMicroapp and renderScreen bind one; elsewhere call bindClient first.',
  );
}
