import { ApiError, isDoubtful } from '@wallet/kit/api';
import { defineFlow, type Load, useLoad } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { readTicket } from '../api/calls.ts';
import type { Ticket } from '../model/ticket.ts';

const isTicket = (value: unknown): value is Ticket => typeof value === 'object' && value !== null;
/** What was shown last, encrypted and the member's own: a gate may be where no network is. */
const shown = defineFlow('shown', {
  first: 'FLY20000',
  schema: v.object({ ticket: v.custom<Ticket>(isTicket), at: v.number() }),
});

/** A ticket; where there is no answer the one that was shown here last, with its time. */
export function useTicket(tcktId: string): Load<{ ticket: Ticket; keptAt: Date | null } | null> {
  const kept = shown.useDraft();
  return useLoad(
    async (signal) => {
      if (tcktId === '') return null;
      try {
        const ticket = await readTicket({ tcktId }, { signal });
        await kept.begin({ ticket, at: Date.now() });
        return { ticket, keptAt: null };
      } catch (error) {
        const before = await kept.read();
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        if (!isOff || before?.ticket.id !== tcktId) throw error;
        return { ticket: before.ticket, keptAt: new Date(before.at) };
      }
    },
    [tcktId],
  );
}
