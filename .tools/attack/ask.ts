import { request } from 'node:http';
import { connect } from 'node:net';

const LIMIT_MS = 10_000;
const MOST_BYTES = 200_000;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A text as an address can bear it: half a character is none. */
export function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Not `fetch`: that one tidies an address up before it is sent, and a unit test's is bound to its page. */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = asked;
  const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    // A connection of its own: one that lies idle is cut by the server, perhaps just when it is taken again.
    const options = { method, headers: sent, timeout: LIMIT_MS, agent: false } as const;
    const call = request(new URL(path, origin), options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends a path as it is, whatever is in it, and gives back all that came. */
export function askRaw(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    let size = 0;
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer')));
    socket.on('connect', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size > MOST_BYTES) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}
