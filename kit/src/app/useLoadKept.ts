import { ApiError, isDoubtful } from '../api/index.ts';
import { v } from '../schema/index.ts';
import { type Load, type LoadOptions, useLoad } from './useLoad.ts';
import { useWallet } from './WalletContext.ts';

interface KeptOptions<T> extends LoadOptions {
  /** how long it may be shown without an answer, in milliseconds; a day at most */
  lifeMs: number;
  /** whether what was kept is what is asked for now; the same screen may show several */
  isIt?: (kept: T) => boolean;
  /** what of it is kept, where not all of it may be: the passport behind a boarding pass */
  keeps?: (value: T) => T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * What is shown where no network may be: a ticket at a gate, a card at a desk. An answer, or where there is none the one
 * that was shown here last, encrypted and the member's own (decision 0006). A refusal is never covered up by it.
 *
 * `const load = useLoadKept('museum.ticket', (signal) => readTicket({ tcktNo }, { signal }), [tcktNo], { lifeMs })`
 *
 * @param name of what is kept, unique in the wallet: the app's name and a dot before it
 */
export function useLoadKept<T extends object>(
  name: string,
  read: (signal: AbortSignal) => Promise<T>,
  deps: readonly unknown[],
  { lifeMs, isIt = () => true, keeps = (value) => value, ...options }: KeptOptions<T>,
): Load<{ value: T; isOffline: boolean }> {
  const { drafts } = useWallet().session;
  return useLoad(
    async (signal) => {
      try {
        const value = await read(signal);
        await drafts.write(name, keeps(value), lifeMs);
        return { value, isOffline: false };
      } catch (error) {
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        const kept = isOff ? await drafts.read(name, v.custom<T>(isObject)) : undefined;
        if (!kept || !isIt(kept)) throw error;
        return { value: kept, isOffline: true };
      }
    },
    deps,
    options,
  );
}
