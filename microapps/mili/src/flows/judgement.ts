import { defineFlow } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';

/** The application for the examination: a day of a place, and the key that it is sent with. */
export const choosing = defineFlow('judgement', {
  first: 'FSO13200',
  schema: v.object({ key: v.string(), placeId: v.string(), placeName: v.string(), date: v.string() }),
});
