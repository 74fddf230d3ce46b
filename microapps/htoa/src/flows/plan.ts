import { useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { useCallback, useRef } from 'react';
import { readFlight, readWatched } from '../api/calls.ts';
import { type Plan, planSchema } from '../model/ground.ts';

/** The way that was chosen, kept encrypted in the area `htoa`: never in an address (R827). */
export function usePlan() {
  const { session } = useWallet();
  const read = useCallback(async (): Promise<Plan> => {
    const kept = v.safeParse(planSchema, await session.area('htoa').read());
    return kept.success ? kept.output : {};
  }, [session]);
  const load = useLoad(read, []);
  const { reload } = load;
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback(
    (changes: Plan): Promise<void> => {
      // One after the other, each onto what is kept by then: of two quick taps both count.
      const kept = writing.current.then(async () => {
        await session.area('htoa').write({ ...(await read()), ...changes });
        reload();
      });
      writing.current = kept.catch(() => undefined);
      return kept;
    },
    [session, read, reload],
  );
  return { ...load, keep, forget: () => session.area('htoa').clear().then(reload) };
}

/** The key of the flight one waits for: a member's own is the server's, a visitor's stays in this session. */
export function useMyFlight(asked?: string | null) {
  const isMember = usePerson() !== null;
  const area = useWallet().session.area('htoa');
  return useLoad(
    async (signal) => {
      const kept = v.safeParse(planSchema, await area.read());
      const own = asked || (isMember && (await readWatched(undefined, { signal })));
      const key = own || (kept.success && kept.output.flight) || '';
      return key ? readFlight({ key }, { signal }) : null;
    },
    [asked, isMember],
  );
}
