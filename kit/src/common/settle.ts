import { ApiError, type CallSettings, isDoubtful } from '../api/index.ts';

/** What an inquiry says of an order: it was carried out, refused, never arrived and never will, or is being worked on. */
export type Inquired<R> =
  | { kind: 'done'; receipt: R }
  | { kind: 'refused'; code?: string }
  | { kind: 'closed' }
  | { kind: 'pending' };

/** What became of an order that moves money. `unknown`: ask again later, and never send it under another key. */
export type Settled<R> =
  | { kind: 'done'; receipt: R }
  | { kind: 'refused'; error?: ApiError; code?: string }
  | { kind: 'closed' }
  | { kind: 'unknown'; error: ApiError };

/** How to send an order and how to ask what became of it. */
export interface Settling<R> {
  /** sends the order under its intent's key; left out where it was sent before and only its end is to be found */
  send?: (settings: CallSettings) => Promise<R>;
  /** asks by the same key; an order that has not arrived is closed by the asking, so that it cannot arrive later */
  inquire: (settings: CallSettings) => Promise<Inquired<R>>;
  /** milliseconds before each inquiry */
  waits?: readonly number[];
  signal?: AbortSignal;
}

const patience = [500, 1500, 3000, 5000] as const;

/** Our name: somebody asked for the order before it came, so that it was closed and never carried out. */
const closedBefore = 'UBFR0409';

/**
 * Sends an order once and finds its end: where the answer is lost, late or unreadable it asks what became of the
 * order instead of sending it again (2-payment s4, s7.1 status).
 *
 * @throws what `send` throws beside an ApiError: a fault of the caller
 */
export async function settle<R>({
  send,
  inquire,
  waits = patience,
  signal,
}: Settling<R>): Promise<Settled<R>> {
  const settings = signal ? { signal } : {};
  let last: ApiError | undefined;
  if (send) {
    try {
      return { kind: 'done', receipt: await send(settings) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'code' && error.code === closedBefore) return { kind: 'closed' };
      if (!isDoubtful(error)) return { kind: 'refused', error, ...(error.code ? { code: error.code } : {}) };
      last = error;
    }
  }
  for (const wait of send ? waits : [0, ...waits]) {
    await pause(wait, signal);
    if (signal?.aborted) break;
    try {
      const answer = await inquire(settings);
      if (answer.kind !== 'pending') return answer;
      last = undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      last = error;
    }
  }
  return { kind: 'unknown', error: last ?? stillPending() };
}

function stillPending(): ApiError {
  return new ApiError({
    kind: 'timeout',
    method: 'GET',
    path: '/',
    reason: 'the order is still being worked on',
  });
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || signal?.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
