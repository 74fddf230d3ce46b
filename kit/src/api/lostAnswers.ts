import { ApiError } from './ApiError.ts';
import { isDoubtful } from './isDoubtful.ts';

/**
 * What is to be done where the answer of a change is lost: it may have been carried out all the same.
 * `sameKey`: it bears an Idempotency-Key, and what is sent again with the same facts is the same, until its end is
 * known. `inquire`: it is an order, whose end is asked for and which is never sent again (`defineOrder`). `harmless`:
 * sent again it says the same. `{ proof }`: once an answer was lost, this refusal says that it is done already.
 */
export type Lost = 'sameKey' | 'inquire' | 'harmless' | { proof: string };

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
