import { useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { useMemo } from 'react';
import type { Method } from '../model/payment.ts';
import { type Step, stepSchema } from '../model/step.ts';

/** How far the customer has come: the step parameter of this area's screens, encrypted and the member's own. */
export function useStep() {
  const { session, manifest } = useWallet();
  return useMemo(
    () => ({
      async read(): Promise<Step | null> {
        const found = v.safeParse(stepSchema, await session.readStepParam(manifest.id));
        return found.success ? found.output : null;
      },
      save: (step: Step) => session.setStepParam(manifest.id, step),
    }),
    [session, manifest],
  );
}

const methodSchema = v.picklist(['pointsFirst', 'account']);

/** What the customer chose to pay with; points first until they choose. */
export function useMethod() {
  const { session } = useWallet();
  return useMemo(
    () => ({
      read: async (): Promise<Method> =>
        (await session.drafts.read('fpayment.method', methodSchema)) ?? 'pointsFirst',
      save: (method: Method) => session.drafts.write('fpayment.method', method),
    }),
    [session],
  );
}
