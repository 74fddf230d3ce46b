import { defineFlow } from '@wallet/kit/app';
import { keep, keepRecent, recentTexts } from '@wallet/kit/kept';
import { type Schema, v } from '@wallet/kit/schema';
import type { Trip } from '../model/trip.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const schema: Schema<Trip> = v.object({
  from: v.string(),
  to: v.string(),
  date: v.string(),
  hour: v.string(),
  people: v.object({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count, 7: count }),
});

/** The trip that is being chosen (R821): on the first screen and on those where its parts are chosen. */
export const trips = defineFlow('trip', { first: 'FKS10000', schema });

/** Ways that were searched, as `0001-0011`, stations chosen last, and those that were starred. */
export const searches = keepRecent('wallet.rail.searches', 5);
export const recentStations = keepRecent('wallet.rail.stations', 5);
export const starredStations = keep('wallet.rail.starred', [], recentTexts(15));
