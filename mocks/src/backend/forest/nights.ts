import { daysFrom, daysUntil, weekdayOf } from './days.ts';
import type { ForestRoom } from './forests.ts';

/** WD from Sunday to Thursday, WE Friday and Saturday, PK the high seasons. */
export type NightKind = 'WD' | 'WE' | 'PK';

// Summer holidays, and the days from Christmas Eve to the second of January.
const seasons: readonly (readonly [from: string, to: string])[] = [
  ['0715', '0824'],
  ['1224', '1231'],
  ['0101', '0102'],
];

export function nightKind(day: string): NightKind {
  const date = day.slice(4);
  if (seasons.some(([from, to]) => date >= from && date <= to)) return 'PK';
  return weekdayOf(day) >= 5 ? 'WE' : 'WD';
}

export function nightAmount(room: ForestRoom, day: string): number {
  return { WD: room.wkdyAmt, WE: room.wkndAmt, PK: room.peakAmt }[nightKind(day)];
}

/** What the cheapest of the nights of a stay costs. */
export function lowestAmount(room: ForestRoom, checkIn: string, checkOut: string): number {
  return Math.min(...daysUntil(checkIn, checkOut).map((night) => nightAmount(room, night)));
}

/**
 * Rooms that other customers have taken already: every seventh night of a room is full, on another day for each
 * room, and weekends are fuller than weekdays.
 */
export function roomsTaken(room: ForestRoom, day: string, firstDay: string): number {
  const seed = [...room.roomId].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const offset = daysFrom(firstDay, day);
  if ((offset + seed) % 7 === 3) return room.roomCnt;
  const busy = nightKind(day) === 'WD' ? 0.3 : 0.6;
  return Math.floor((room.roomCnt - 1) * busy);
}
