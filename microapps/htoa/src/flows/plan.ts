import { useAction, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { readFlight, readWatched } from '../api/calls.ts';
import { type Plan, planSchema } from '../model/ground.ts';

/** The way that was chosen, kept encrypted in the area `htoa`: never in an address (R827). */
export function usePlan() {
  const area = useWallet().session.area('htoa');
  const load = useLoad(async (): Promise<Plan> => {
    const kept = v.safeParse(planSchema, await area.read());
    return kept.success ? kept.output : {};
  }, []);
  const keep = useAction(async (changes: Plan) => {
    await area.write({ ...load.data, ...changes });
    load.reload();
  });
  return { ...load, keep: keep.run, forget: () => area.clear().then(load.reload) };
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
