import { type Load, useLoadKept, useQuery } from '@wallet/kit/app';
import { readCard } from '../api/calls.ts';
import type { Card } from '../api/wire.ts';

const dayMs = 24 * 60 * 60_000;

/** The animal of the address (`anmlId`); where there is no answer the one that was shown here within a day. */
export function useAnimalCard(): Load<{ value: Card; isOffline: boolean }> {
  const id = useQuery().get('anmlId') ?? '';
  return useLoadKept('pems.card', (signal) => readCard(id, { signal }), [id], {
    lifeMs: dayMs,
    isIt: (kept) => kept.id === id,
    onResume: 'cover',
  });
}
