import { ApiError, isDoubtful } from '@wallet/kit/api';
import { type Load, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { readCard } from '../api/calls.ts';
import type { Card } from '../api/wire.ts';

const dayMs = 24 * 60 * 60_000;
const kept = v.custom<Card>((value) => typeof value === 'object' && value !== null);

/** The card; where there is no answer the one that was shown here within a day, encrypted and the member's own. */
export function useCard(): Load<{ card: Card; isOffline: boolean }> {
  const { drafts } = useWallet().session;
  return useLoad(
    async (signal) => {
      try {
        const card = await readCard(undefined, { signal });
        await drafts.write('book.card', card, dayMs);
        return { card, isOffline: false };
      } catch (error) {
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        const card = isOff ? await drafts.read('book.card', kept) : undefined;
        if (!card) throw error;
        return { card, isOffline: true };
      }
    },
    [],
    { onResume: 'cover' },
  );
}
