import { ApiError, isDoubtful } from '@wallet/kit/api';
import { defineFlow, type Load, useLoad } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import { readTicket } from '../api/calls.ts';
import type { Ticket } from '../model/ticket.ts';

const isTicket = (value: unknown): value is Ticket => typeof value === 'object' && value !== null;
const schema = v.object({ ticket: v.custom<Ticket>(isTicket), at: v.number() });
/** What was shown last, encrypted and the member's own: a gate may be where no network is. */
const shown = defineFlow('shown', { first: 'FMU20000', schema });
const goodOfflineMs = 10 * 60_000;

/** A ticket; where there is no answer the one that was shown here, for ten minutes. */
export function useTicket(number: string): Load<{ ticket: Ticket; isOffline: boolean }> {
  const kept = shown.useDraft();
  return useLoad(
    async (signal) => {
      try {
        const ticket = await readTicket({ tcktNo: number }, { signal });
        await kept.begin({ ticket, at: Date.now() });
        return { ticket, isOffline: false };
      } catch (error) {
        const last = await kept.read();
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        const isGood = last?.ticket.number === number && Date.now() - last.at < goodOfflineMs;
        if (!isOff || !isGood) throw error;
        return { ticket: { ...last.ticket, codeHold: { seconds: 30 } }, isOffline: true };
      }
    },
    [number],
  );
}
