import { type Load, useLoad } from '@wallet/kit/app';
import type { BookingDraft } from '../model/bookingDraft.ts';
import type { RoomInForest } from '../model/forest.ts';
import type { NightBook } from '../model/nights.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import type { Draft } from './useDraft.ts';

interface RoomBook {
  room: RoomInForest;
  book: NightBook;
}

/** What the calendar and the steps show: the room, its nights, and what was entered so far. */
export interface BookingStep extends RoomBook {
  draft: BookingDraft | null;
}

/**
 * Gathers what a step of booking needs; null when no room was chosen.
 *
 * @param readRoomBook the call that reads a room with its nights
 * @param roomIdAsked the room of the address, which comes before the one of the draft
 */
export function useBookingStep(
  readRoomBook: (roomId: string, settings: { signal: AbortSignal }) => Promise<RoomBook>,
  roomIdAsked?: string | null,
): { of: Load<BookingStep | null> } & Pick<Draft<BookingDraft>, 'save'> {
  const { read, save } = useBookingDraft();
  const of = useLoad<BookingStep | null>(
    async (signal) => {
      const draft = await read();
      const roomId = roomIdAsked || draft?.roomId;
      return roomId ? { draft, ...(await readRoomBook(roomId, { signal })) } : null;
    },
    [roomIdAsked],
  );
  return { of, save };
}
