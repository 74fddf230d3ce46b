import type { PeopleCounts } from '@wallet/kit/booking';
import { isCalendarDate } from '@wallet/kit/format';

/** Codes of passengers: 1 is a grown-up (R822), the others are our reading: child, senior, disabled, merit, small child. */
const kinds = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Kind = (typeof kinds)[number];

const seatClasses = ['general', 'first', 'standing'] as const;
export type SeatClass = (typeof seatClasses)[number];

/** What is selected: stops, when, passengers (R821). */
export interface Trip {
  /** station codes */
  from: string;
  to: string;
  /** YYYYMMDD */
  date: string;
  /** HH: trains from then on */
  hour: string;
  people: PeopleCounts<Kind>;
}

/** The train info that is held beside them. */
export interface Choice extends Trip {
  train: string;
  seatClass: SeatClass;
}

const nobody = Object.fromEntries(kinds.map((kind) => [kind, 0])) as PeopleCounts<Kind>;

/** Seoul to Busan, one adult (R822). */
export const firstTrip = (today: string): Trip => ({
  from: '0001',
  to: '0011',
  date: today,
  hour: '00',
  people: { ...nobody, 1: 1 },
});

export const countOf = ({ people }: Pick<Trip, 'people'>): number =>
  kinds.reduce((sum, kind) => sum + people[kind], 0);

/** One kind for each seat, in the order of the codes. */
export const eachOf = ({ people }: Pick<Trip, 'people'>): Kind[] =>
  kinds.flatMap((kind) => Array.from<Kind>({ length: people[kind] }).fill(kind));

/** As an address says it: it outlives a sign-in, as a draft of a visitor would not. */
export function toQuery(trip: Trip | Choice): Record<string, string> {
  const { from, to, date, hour } = trip;
  const more: Record<string, string> = 'train' in trip ? { train: trip.train, class: trip.seatClass } : {};
  return { from, to, date, hour, people: eachOf(trip).join(''), ...more };
}

/** What an address says; null where it says no trip. Without passengers it is one adult. */
export function readTrip(query: URLSearchParams): Trip | null {
  const [from, to, date, hour = '00', people = '1'] = ['from', 'to', 'date', 'hour', 'people'].map(
    (name) => query.get(name) ?? undefined,
  );
  const isTrip =
    /^\d{4}$/.test(from ?? '') &&
    /^\d{4}$/.test(to ?? '') &&
    from !== to &&
    isCalendarDate(date ?? '') &&
    /^([01]\d|2[0-3])$/.test(hour) &&
    /^[1-7]{1,9}$/.test(people);
  if (!isTrip || !from || !to || !date) return null;
  const counts = kinds.map((kind) => [kind, people.split(kind).length - 1]);
  return { from, to, date, hour, people: Object.fromEntries(counts) };
}

/** A trip with its train and class. */
export function readChoice(query: URLSearchParams): Choice | null {
  const trip = readTrip(query);
  const train = query.get('train') ?? '';
  const seatClass = seatClasses.find((one) => one === query.get('class'));
  return trip && seatClass && /^\d{1,5}$/.test(train) ? { ...trip, train, seatClass } : null;
}
