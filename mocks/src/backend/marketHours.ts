import { addDays } from '@wallet/kit/format';
import { bankDay } from './holidays.ts';
import type { World } from './room.ts';
import { seoulTime } from './seoulTime.ts';

/**
 * When a market that keeps bank days trades next: null while it is open. Nobody's `npm start` stops on a Sunday: only a
 * world whose clock was set (`now` of `POST /_mocks/reset`) has closing hours.
 *
 * @param hours by the clocks of Seoul, `hhmm`: from, until before
 * @returns YYYYMMDDhhmmss
 */
export function opensAt(world: World, [from, until]: readonly [from: string, until: string]): string | null {
  const now = seoulTime(world.now());
  if (!world.isClockSet) return null;
  const [day, clock] = [now.slice(0, 8), now.slice(8, 12)];
  const next = bankDay(clock < until ? day : addDays(day, 1));
  return next === day && clock >= from ? null : `${next}${from}00`;
}
