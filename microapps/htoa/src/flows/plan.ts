import { useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { useCallback, useMemo, useRef } from 'react';
import { readFlight, readWatched } from '../api/calls.ts';
import { type Plan, planSchema } from '../model/ground.ts';

/** The area of the session that holds it, and what is kept there. */
function usePlanArea() {
  const { session } = useWallet();
  return useMemo(() => {
    const area = session.area('htoa');
    const read = async (): Promise<Plan> => {
      const kept = v.safeParse(planSchema, await area.read());
      return kept.success ? kept.output : {};
    };
    return { area, read };
  }, [session]);
}

/** The way that was chosen, kept encrypted in the area `htoa`: never in an address (R827). */
export function usePlan() {
  const { area, read } = usePlanArea();
  const load = useLoad(read, []);
  const { reload } = load;
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback(
    (changes: Plan): Promise<void> => {
      // One after the other, each onto what is kept by then: of two quick taps both count.
      const kept = writing.current.then(async () => {
        await area.write({ ...(await read()), ...changes });
        reload();
      });
      writing.current = kept.catch(() => undefined);
      return kept;
    },
    [area, read, reload],
  );
  return { ...load, keep, forget: () => area.clear().then(reload) };
}

/** The key of the flight one waits for: a member's own is the server's, a visitor's stays in this session. */
export function useMyFlight(asked?: string | null) {
  const isMember = usePerson() !== null;
  const { read } = usePlanArea();
  return useLoad(
    async (signal) => {
      const own = asked || (isMember && (await readWatched(undefined, { signal })));
      const key = own || (await read()).flight || '';
      return key ? readFlight({ key }, { signal }) : null;
    },
    [asked, isMember],
  );
}
