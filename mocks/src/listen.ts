import type { Server } from 'node:net';

/** Both loopback addresses, as `localhost` means either; no other machine reaches a server of mocks. */
export const loopback = ['127.0.0.1', '::1'] as const;

/** Starts to listen. Rejects with the system's error, `EADDRINUSE` where the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** A machine without IPv6 still serves the other address. */
export function isAddressMissing(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
