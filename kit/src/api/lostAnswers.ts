import { type ReadonlySignal, signal } from '@preact/signals-react';
import { ApiError } from './ApiError.ts';
import { isDoubtful } from './isDoubtful.ts';

/**
 * What is to be done where the answer of a change is lost: it may have been carried out all the same.
 * `sameKey`: it bears an Idempotency-Key, and what is sent again with the same facts is the same, until its end is
 * known. `sameEnd`: it has an end of its own, which it answers however often it arrives (cancelled, it says that it is cancelled). `inquire`: it is an order, whose end is asked for and which is never sent again (`defineOrder`). `harmless`:
 * sent again it says the same. `{ proof }`: once an answer was lost, this refusal says that it is done already.
 */
export type Lost = 'sameKey' | 'sameEnd' | 'inquire' | 'harmless' | { proof: string };

const MOST = 20;

/** The keys of one call, by what they were sent for: the same facts keep theirs until their end is known. */
export function createKeys() {
  const open = new Map<string, string>();
  return {
    /** Runs a call under the key of these facts. @throws what the call throws */
    async under<O>(facts: unknown, call: (key: string) => Promise<O>): Promise<O> {
      const of = JSON.stringify(facts ?? null);
      const key = open.get(of) ?? crypto.randomUUID();
      open.set(of, key);
      const [oldest] = open.keys();
      if (open.size > MOST && oldest !== undefined) open.delete(oldest);
      try {
        const answer = await call(key);
        open.delete(of);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && !isDoubtful(error)) open.delete(of);
        throw error;
      }
    },
  };
}

/** Remembers that an answer was lost: a refusal that proves it done is then no refusal. */
export function createProof(proof: string) {
  let isLost = false;
  return {
    /** Undefined where an earlier one has done it. @throws what the call throws */
    async take<O>(call: () => Promise<O>): Promise<O | undefined> {
      try {
        const answer = await call();
        isLost = false;
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isLost && error.code === proof) {
          isLost = false;
          return undefined;
        }
        isLost ||= isDoubtful(error) && error.status !== 401;
        throw error;
      }
    },
  };
}

/** How long the page waits before it asks again how a change ended, in milliseconds, each time. */
const pausesMs = [1000, 2000];

const checks = signal(0);

/** How many changes are being asked about because their answers were lost: the page says so meanwhile. */
export const lostChecks: ReadonlySignal<number> = checks;

/** No answer came, or none of the service itself; what never left a phone without a network is not lost. */
function isLost(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.silent) return false;
  const { kind, status = 0 } = error;
  return (
    kind === 'network' || kind === 'timeout' || (kind === 'http' && [408, 502, 503, 504].includes(status))
  );
}

function asLost(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.silent) return error;
  if (error.kind === 'code' || error.kind === 'offline' || !isDoubtful(error)) return error;
  const { kind, method, path, status, code, serverMessage, payload, cause } = error;
  return new ApiError({
    kind,
    method,
    path,
    payload,
    cause,
    mayBeDone: true,
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
    ...(serverMessage === undefined ? {} : { serverMessage }),
  });
}

/**
 * Sends a change, and where its answer is lost finds out by itself how it ended: what is carried out once however often
 * it arrives is sent again, and its answer says what is true.
 *
 * @throws what the call throws; if no answer comes, an error that says that it may be done
 */
export async function untilKnown<O>(call: () => Promise<O>, { asks }: { asks: boolean }): Promise<O> {
  let lost: unknown;
  try {
    return await call();
  } catch (error) {
    if (!asks || !isLost(error)) throw asLost(error);
    lost = error;
  }
  checks.value += 1;
  try {
    for (const pauseMs of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      try {
        return await call();
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'offline') continue;
        if (!isLost(error)) throw asLost(error);
        lost = error;
      }
    }
  } finally {
    checks.value -= 1;
  }
  throw asLost(lost);
}
