import type { BridgeFailureCode } from './result.ts';
import type { ReplyBody } from './wire.ts';

/** How a call ended: with a reply of the app, still to be checked, or for a reason of the page's own. */
export type Answer = { body: ReplyBody } | { code: BridgeFailureCode; message: string };

/** One call that waits for its answer. */
export interface OpenCall {
  /** Unguessable, so that nobody but the app can answer. */
  readonly id: string;
  /** Settles once, and never rejects. */
  readonly answer: Promise<Answer>;
  isOpen(): boolean;
  /** The first one counts; the rest is let go. */
  settle(answer: Answer): void;
  /** Replaces the limit that runs, in milliseconds. */
  waitAtMost(limitMs: number): void;
  /** The app is asked from now on: if it begins anew it has lost this call. */
  markPosted(): void;
}

interface Opening {
  /** In milliseconds; null for none. */
  limitMs: number | null;
  signal?: AbortSignal | undefined;
}

/** What a timer can hold; beyond it the browser rings at once. */
const LONGEST_MS = 2_147_483_647;

/** The calls of one bridge that wait: each is settled once, by a reply, its limit, its caller or the end of the app. */
export function createOpenCalls() {
  const prefix = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const open = new Map<string, OpenCall>();
  const posted = new Set<OpenCall>();
  let count = 0;

  function begin(name: string, { limitMs, signal }: Opening): OpenCall {
    const id = `${prefix}-${++count}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resolve: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((done) => {
      resolve = done;
    });
    const call: OpenCall = {
      id,
      answer,
      isOpen: () => open.has(id),
      settle(given) {
        if (!open.delete(id)) return;
        posted.delete(call);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(given);
      },
      waitAtMost(ms) {
        clearTimeout(timer);
        const message = `${name} took over ${ms} ms`;
        timer = setTimeout(() => call.settle({ code: 'TIMEOUT', message }), Math.min(ms, LONGEST_MS));
      },
      markPosted: () => void posted.add(call),
    };
    function abort() {
      call.settle({ code: 'ABORTED', message: `${name} was given up by its caller` });
    }
    open.set(id, call);
    signal?.addEventListener('abort', abort);
    if (limitMs !== null) call.waitAtMost(limitMs);
    return call;
  }

  return {
    begin,
    find: (id: string) => open.get(id),
    /** Settles what the app has been asked with HOST_LOST. */
    losePosted(message: string) {
      for (const call of [...posted]) call.settle({ code: 'HOST_LOST', message });
    },
    /** Settles everything with HOST_LOST. */
    loseAll(message: string) {
      for (const call of [...open.values()]) call.settle({ code: 'HOST_LOST', message });
    },
  };
}
