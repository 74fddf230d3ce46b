import type { Socket } from 'node:net';

/**
 * Cuts a connection as a control asked for: the client sees the network fail. Something that is no HTTP goes out
 * first, as a browser silently asks again, even by POST, where a connection it has used before just closes.
 */
export function cutConnection(socket: Socket): void {
  socket.end('cut\r\n\r\n', () => socket.destroy());
}
