import type { Place } from '@wallet/kit/format';
import type { Words } from './words.ts';

export const regions = ['CAP', 'GAN', 'CHU', 'JEO', 'GYE', 'JEJ'] as const;
export type Region = (typeof regions)[number];

export const facilities = [
  'TRAIL',
  'VALLEY',
  'BEACH',
  'PLAYGROUND',
  'OBSERVATORY',
  'SPA',
  'CAFE',
  'PARKING',
  'BARRIERFREE',
] as const;
export type Facility = (typeof facilities)[number];

export const roomKinds = ['HUT', 'HALL', 'DECK'] as const;
export type RoomKind = (typeof roomKinds)[number];

export const roomFacilities = ['KITCHEN', 'BATH', 'HEATING', 'TV', 'POWER', 'SHOWER'] as const;
export type RoomFacility = (typeof roomFacilities)[number];

/** A forest in the list of results. */
export interface ForestSummary {
  id: string;
  name: Words;
  region: Region;
  facilities: Facility[];
  picture: string;
  /** null where the service does not say */
  place: Place | null;
  /** won a night, from */
  lowestPrice: number;
  roomTypes: number;
  /** room types that are free on every night asked for */
  freeRoomTypes: number;
}

/** A room on the page of its forest. */
export interface RoomOffer extends Room {
  /** on every night asked for; null where none was asked for, or the service does not say */
  isFree: boolean | null;
  /** won, of the cheapest night asked for; null where none were */
  lowestPrice: number | null;
}

export interface Forest {
  id: string;
  name: Words;
  region: Region;
  address: Words;
  phone: string;
  latitude: number;
  longitude: number;
  introduction: Words;
  facilities: Facility[];
  pictures: string[];
  rooms: RoomOffer[];
}

/** A room type; `count` rooms are alike. */
export interface Room {
  id: string;
  name: Words;
  kind: RoomKind;
  standardGuests: number;
  maxGuests: number;
  count: number;
  /** square metres */
  area: number;
  /** won a night */
  prices: { weekday: number; weekend: number; peak: number };
  facilities: RoomFacility[];
  picture: string;
}

/** A room that says which forest it stands in. */
export interface RoomInForest extends Room {
  forestId: string;
  forestName: Words;
}
