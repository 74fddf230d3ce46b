import { type Load, useLoadKept } from '@wallet/kit/app';
import { readCard } from '../api/calls.ts';
import type { Card } from '../api/wire.ts';

const dayMs = 24 * 60 * 60_000;

/** The card; where there is no answer the one that was shown here within a day. */
export const useCard = (): Load<{ value: Card; isOffline: boolean }> =>
  useLoadKept('book.card', (signal) => readCard(undefined, { signal }), [], {
    lifeMs: dayMs,
    onResume: 'cover',
  });
