import { type Load, useLoadKept } from '@wallet/kit/app';
import { readTicket } from '../api/calls.ts';
import type { Ticket } from '../model/ticket.ts';

const goodOfflineMs = 10 * 60_000;

/** A ticket; where there is no answer the one that was shown here, for ten minutes. */
export const useTicket = (number: string): Load<{ value: Ticket; isOffline: boolean }> =>
  useLoadKept('museum.ticket', (signal) => readTicket({ tcktNo: number }, { signal }), [number], {
    lifeMs: goodOfflineMs,
    isIt: (kept) => kept.number === number,
  });
