// Chromium over its own protocol and nothing between: what a driver injects into a page costs that page time.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Params = Record<string, unknown>;
type Listener = (method: string, params: Params) => void;

export interface Browser {
  /** @throws Error with what Chromium says */
  send<T = Params>(method: string, params?: Params, session?: string): Promise<T>;
  /** events of one page; call the answer to stop */
  listen(session: string, listener: Listener): () => void;
  close(): Promise<void>;
}

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--password-store=basic',
  '--use-mock-keychain',
  '--mute-audio',
  '--lang=ko',
  '--accept-lang=ko-KR,ko',
  '--window-size=412,915',
];

function addressIn(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stderr.on('data', (part: Buffer) => {
      text += part.toString();
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    stderr.once('end', () => reject(new Error(`Chromium did not start: ${text.slice(-500)}`)));
  });
}

/**
 * Starts a Chromium with a profile that nothing has been opened in.
 * @param keyHash of the one certificate it trusts
 */
export async function startChromium(executable: string, keyHash: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
  const child = spawn(
    executable,
    [
      ...quiet,
      `--user-data-dir=${profile}`,
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const socket = new WebSocket(await addressIn(child.stderr));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  const listeners = new Map<string, Set<Listener>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number;
      method?: string;
      params?: Params;
      sessionId?: string;
      result?: unknown;
      error?: { message: string };
    };
    if (message.id !== undefined) {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) asked?.reject(new Error(message.error.message));
      else asked?.resolve(message.result as never);
    } else if (message.method) {
      for (const listener of listeners.get(message.sessionId ?? '') ?? [])
        listener(message.method, message.params ?? {});
    }
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has gone.'));
    waiting.clear();
  });

  function send<T>(method: string, params: Params = {}, session?: string): Promise<T> {
    last += 1;
    const id = last;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
    });
  }

  return {
    send,
    listen(session, listener) {
      const known = listeners.get(session) ?? new Set();
      listeners.set(session, known.add(listener));
      return () => known.delete(listener);
    },
    async close() {
      await send('Browser.close').catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What the browser calls itself, as `Chromium 156.0.1`. */
export function chromiumVersion(executable: string): string {
  return (
    /\w+ [\d.]+/.exec(
      execFileSync(executable, ['--version', '--no-sandbox'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )?.[0] ?? ''
  );
}
