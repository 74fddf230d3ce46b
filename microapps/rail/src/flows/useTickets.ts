import { ApiError, isDoubtful } from '@wallet/kit/api';
import { type Load, useLoad, useWallet } from '@wallet/kit/app';
import { instantOf } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { listBookings, readBooking } from '../api/calls.ts';
import { type Booking, isGood } from '../model/ticket.ts';

const name = 'rail.tickets';
const isBooking = (value: unknown): value is Booking =>
  typeof value === 'object' && value !== null && 'tickets' in value && Array.isArray(value.tickets);
const shown = v.object({ at: v.number(), booking: v.custom<Booking>(isBooking) });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * My tickets, or the booking of one of them. Where no answer comes, those that were shown here last: encrypted, the
 * member's own, a day since then and until an hour after their trains arrive: a platform may be where no network is.
 */
export function useTickets(ticketId?: string): Load<{ bookings: Booking[]; keptAt: Date | null }> {
  const { drafts } = useWallet().session;
  return useLoad(
    async (signal) => {
      const kept = (await drafts.read(name, v.array(shown))) ?? [];
      try {
        const bookings = ticketId
          ? [await readBooking(ticketId, { signal })]
          : await listBookings(undefined, { signal });
        const now = bookings.map((booking) => ({ at: Date.now(), booking }));
        const others = ticketId ? kept.filter(({ booking }) => booking.number !== bookings[0]?.number) : [];
        const good = [...now, ...others].filter(({ booking }) => booking.tickets.some(isGood));
        await drafts.write(name, good, DAY);
        return { bookings, keptAt: null };
      } catch (error) {
        const isOff = error instanceof ApiError && !error.silent && isDoubtful(error);
        const found = kept.filter(
          ({ at, booking: { state, tickets, arrives } }) =>
            state === 'done' &&
            Date.now() < Math.min(at + DAY, instantOf(arrives) + HOUR) &&
            (!ticketId || tickets.some(({ id }) => id === ticketId)),
        );
        if (!isOff || found.length === 0) throw error;
        const oldest = Math.min(...found.map(({ at }) => at));
        return { bookings: found.map(({ booking }) => booking), keptAt: new Date(oldest) };
      }
    },
    [ticketId],
  );
}
