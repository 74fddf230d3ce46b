import type { CallSettings } from '@wallet/kit/api';
import type { RoomInForest } from '../model/forest.ts';
import type { NightBook } from '../model/nights.ts';
import { readNights, readRoom } from './forestCalls.ts';

/** A room and the nights it can be booked for: what the calendar and every step show. */
export async function readRoomBook(
  roomId: string,
  settings?: CallSettings,
): Promise<{ room: RoomInForest; book: NightBook }> {
  const [room, book] = await Promise.all([readRoom(roomId, settings), readNights(roomId, settings)]);
  return { room, book };
}
