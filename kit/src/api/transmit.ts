import redaxios from 'redaxios';

/** What came back, before anything is made of it. */
export interface RawAnswer {
  status: number;
  /** Content type. */
  type: string;
  body: ArrayBuffer | string;
}

/** Why nothing came back. */
export class NoAnswer extends Error {
  readonly why: 'offline' | 'network' | 'timeout' | 'aborted';
  constructor(why: NoAnswer['why'], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

export interface WireRequest {
  method: string;
  /** In full, query included. */
  address: string;
  headers: Record<string, string>;
  body?: string | FormData | Blob;
}

export interface TransmitOptions {
  fetch: typeof globalThis.fetch;
  /** Milliseconds; 0 for none. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** The browser sends it to its end though the page goes away. */
  keepalive?: boolean | undefined;
  /** An answer that is on its way already; null when it came to nothing. */
  early?: Promise<RawAnswer | null> | null;
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Settles with `work`, or rejects as soon as the request is given up, even where fetch does not listen. */
function untilGivenUp<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Sends one request. redaxios knows neither time limit nor abort and turns errors into plain objects: the limit, the
 * signal and the raw answer go through its `fetch` option.
 *
 * @throws NoAnswer
 */
export async function transmit(request: WireRequest, options: TransmitOptions): Promise<RawAnswer> {
  const { fetch, timeoutMs, signal, keepalive, early } = options;
  const abort = new AbortController();
  const giveUp = (why: 'timeout' | 'aborted') => abort.abort(new NoAnswer(why));
  const onCallerAbort = () => giveUp('aborted');
  if (signal?.aborted) throw new NoAnswer('aborted');
  signal?.addEventListener('abort', onCallerAbort);
  const timer = timeoutMs > 0 ? setTimeout(() => giveUp('timeout'), timeoutMs) : undefined;
  // What goes while a request is on its way may have taken a change along: only a network that was not there has not.
  const wasOffline = isOffline();
  const whyNone = () => (wasOffline && isOffline() ? 'offline' : 'network');
  let status = 0;
  let type = '';
  try {
    const taken = early ? await untilGivenUp(early, abort.signal) : null;
    if (taken) return taken;
    const { data } = await untilGivenUp(
      redaxios<ArrayBuffer | undefined>(request.address, {
        method: request.method as 'GET',
        headers: request.headers,
        ...(request.body === undefined ? {} : { data: request.body }),
        // Neither parsed nor judged by redaxios: it would lose the text and the digits of large numbers.
        responseType: 'arrayBuffer',
        validateStatus: () => true,
        withCredentials: /^https?:/.test(request.address),
        fetch: async (input, init) => {
          const response = await fetch(input, {
            ...init,
            ...(keepalive && { keepalive }),
            signal: abort.signal,
          });
          status = response.status;
          type = response.headers.get('content-type') ?? '';
          return response;
        },
      }),
      abort.signal,
    );
    // redaxios swallows a connection that is cut while the body is read.
    if (data === undefined) throw new NoAnswer(whyNone());
    return { status, type, body: data };
  } catch (cause) {
    if (abort.signal.aborted) throw abort.signal.reason;
    if (cause instanceof NoAnswer) throw cause;
    throw new NoAnswer(whyNone(), cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onCallerAbort);
  }
}
