import { ApiError, isDoubtful } from '@wallet/kit/api';
import { type Load, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { checkIn } from '../api/calls.ts';
import type { Training } from '../model/training.ts';

export interface AtGate {
  one: Training;
  isOffline: boolean;
  /** until it is asked again; the same object as long as the answer is */
  look: { seconds: number } | null;
}

const dayMs = 24 * 60 * 60_000;
const kept = v.custom<Training>((value) => typeof value === 'object' && value !== null);

/** The training at its gate; a field has no network, so the code that was shown here today stands without an answer. */
export function useGate(trainingId: string | null): Load<AtGate | null> {
  const { drafts } = useWallet().session;
  return useLoad(
    async (signal) => {
      if (!trainingId) return null;
      try {
        const one = await checkIn(trainingId, { signal });
        await drafts.write(`mili.gate.${trainingId}`, one, dayMs);
        return { one, isOffline: false, look: one.code ? { seconds: one.lookAfter } : null };
      } catch (error) {
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        const one = isOff ? await drafts.read(`mili.gate.${trainingId}`, kept) : undefined;
        if (!one?.code) throw error;
        return { one, isOffline: true, look: { seconds: one.lookAfter } };
      }
    },
    [trainingId],
  );
}
