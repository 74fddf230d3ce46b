import {
  type Facility,
  facilities,
  type Region,
  type Room,
  type RoomKind,
  regions,
  roomKinds,
} from './forest.ts';
import { weekendStay } from './stay.ts';

/** What the customer looks for; it lives in the address of the list, so that back and reload keep it. */
export interface ForestSearch {
  region: Region | '';
  kind: RoomKind | '';
  facilities: Facility[];
  checkIn: string;
  checkOut: string;
  guests: number;
}

const maxGuests = 20;

/** Reads a search from an address; what does not fit counts as not asked. */
export function readSearch(query: URLSearchParams): ForestSearch {
  const checkIn = dayIn(query, 'checkIn');
  const checkOut = dayIn(query, 'checkOut');
  const hasStay = checkIn !== '' && checkOut > checkIn;
  const guests = Number(query.get('guests') ?? '2');
  return {
    region: regions.find((region) => region === query.get('region')) ?? '',
    kind: roomKinds.find((kind) => kind === query.get('kind')) ?? '',
    facilities: facilities.filter((facility) => query.get('facilities')?.split(',').includes(facility)),
    checkIn: hasStay ? checkIn : '',
    checkOut: hasStay ? checkOut : '',
    guests: Number.isInteger(guests) && guests >= 1 && guests <= maxGuests ? guests : 2,
  };
}

/** The query of the list's address; what is not asked is left out. */
export function writeSearch(search: ForestSearch): Record<string, string> {
  const query = {
    region: search.region,
    kind: search.kind,
    facilities: search.facilities.join(','),
    checkIn: search.checkIn,
    checkOut: search.checkOut,
    guests: String(search.guests),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function dayIn(query: URLSearchParams, key: string): string {
  const text = query.get(key) ?? '';
  return /^\d{8}$/.test(text) ? text : '';
}

const wishKeys = ['checkIn', 'checkOut', 'guests', 'kind'] as const;

/** What an address wishes for a stay (nights, guests, kind of room), to hand on to the next one. */
export function wishesIn(query: URLSearchParams): Record<string, string> {
  const written = writeSearch(readSearch(query));
  return Object.fromEntries(
    wishKeys.flatMap((key) => (query.has(key) && written[key] ? [[key, written[key]]] : [])),
  );
}

/** Whether a room is of the kind that is wished for, and takes so many. */
export function suits(room: Pick<Room, 'kind' | 'maxGuests'>, { kind, guests }: ForestSearch): boolean {
  return (kind === '' || room.kind === kind) && room.maxGuests >= guests;
}

/** Any forest for the nights of the weekend; whether it is the next one. */
export function weekendSearch(today: string): { search: ForestSearch; isNext: boolean } {
  const { isNext, ...stay } = weekendStay(today);
  return { search: { ...readSearch(new URLSearchParams()), ...stay }, isNext };
}
