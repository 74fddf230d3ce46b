import { type Load, useLoadKept } from '@wallet/kit/app';
import { readCards } from '../api/calls.ts';
import type { StudentCard } from '../model/card.ts';

const dayMs = 24 * 60 * 60_000;

export interface Held {
  cards: StudentCard[];
}

/** The cards; where there is no answer those that were shown here within a day. */
export const useCards = (): Load<{ value: Held; isOffline: boolean }> =>
  useLoadKept(
    'idoc.cards',
    async (signal): Promise<Held> => ({ cards: await readCards(undefined, { signal }) }),
    [],
    { lifeMs: dayMs, isIt: ({ cards }) => cards.length > 0, onResume: 'cover' },
  );
