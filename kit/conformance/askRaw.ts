import type { Transport } from '../src/bridge/index.ts';

/** A request as no bridge of the kit would send it. */
export interface RawQuestion {
  method: string;
  params: unknown;
}

const LIMIT_MS = 10_000;

function codeOf(reply: { ok?: unknown; error?: { code?: unknown } }): string {
  if (reply.ok === true) return 'ok';
  const code = reply.error?.code;
  return reply.ok === false && typeof code === 'string' ? code : 'BAD_REPLY';
}

/**
 * Sends a request past the bridge, which would refuse it, to see what the app makes of it. The bridge of the page counts
 * the reply as dropped.
 * @returns `ok`, the code of the refusal, `BAD_REPLY`, `HOST_LOST`, or `TIMEOUT` after ten seconds
 */
export function askRaw(transport: Transport, question: RawQuestion): Promise<string> {
  const id = `raw-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('TIMEOUT'), LIMIT_MS);
    const stop = transport.listen(
      (text) => {
        try {
          const reply = JSON.parse(String(text));
          if (reply?.id === id) end(codeOf(reply));
        } catch {
          // Not for us, and not JSON: the bridge counts it.
        }
      },
      () => undefined,
    );
    function end(got: string) {
      clearTimeout(timer);
      stop();
      resolve(got);
    }
    try {
      transport.post(JSON.stringify({ v: 1, kind: 'request', id, ...question }));
    } catch {
      end('HOST_LOST');
    }
  });
}
