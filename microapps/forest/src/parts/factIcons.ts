import type { FactIcon } from '@wallet/kit/ui';
import type { Facility, RoomFacility } from '../model/forest.ts';

/** The drawing of what a forest or a room has. */
export const factIcons: Readonly<Record<Facility | RoomFacility, FactIcon>> = {
  TRAIL: 'walk',
  VALLEY: 'stream',
  BEACH: 'beach',
  PLAYGROUND: 'playground',
  OBSERVATORY: 'view',
  SPA: 'warm',
  CAFE: 'cafe',
  PARKING: 'parking',
  BARRIERFREE: 'barrierFree',
  KITCHEN: 'kitchen',
  BATH: 'bath',
  HEATING: 'heating',
  TV: 'tv',
  POWER: 'power',
  SHOWER: 'shower',
};
