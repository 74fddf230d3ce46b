import { type Load, useLoadKept } from '@wallet/kit/app';
import { readVisit } from '../api/calls.ts';
import type { Visit } from '../model/visit.ts';

const dayMs = 24 * 60 * 60_000;

/** The member's visit, or none; where there is no answer the one that was shown here within a day. */
export const useVisit = (): Load<{ value: { visit: Visit | null }; isOffline: boolean }> =>
  useLoadKept('example.visit', async (signal) => ({ visit: await readVisit(undefined, { signal }) }), [], {
    lifeMs: dayMs,
  });
