import { type Load, useLoadKept } from '@wallet/kit/app';
import { checkIn } from '../api/calls.ts';
import type { Training } from '../model/training.ts';

export interface AtGate {
  /** null where the address names none */
  one: Training | null;
  /** until it is asked again; the same object as long as the answer is */
  look: { seconds: number } | null;
}

const dayMs = 24 * 60 * 60_000;

/** The training at its gate; a field has no network, so the code that was shown here today stands without an answer. */
export const useGate = (trainingId: string | null): Load<{ value: AtGate; isOffline: boolean }> =>
  useLoadKept(
    `mili.gate.${trainingId}`,
    async (signal): Promise<AtGate> => {
      const one = trainingId ? await checkIn(trainingId, { signal }) : null;
      return { one, look: one?.code ? { seconds: one.lookAfter } : null };
    },
    [trainingId],
    { lifeMs: dayMs, isIt: ({ one }) => Boolean(one?.code) },
  );
