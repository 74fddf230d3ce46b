/** A place to go to: a station, a garage or a centre. */
export interface Place {
  id: string;
  name: string;
  address: string;
  phone: string;
  region: string;
  latitude: number;
  longitude: number;
}
export interface Station extends Place {
  kind: 'station' | 'garage';
  /** it takes a car of this class */
  isFit: boolean;
  /** won for this car */
  price: number;
}

type BookingState = 'held' | 'paid' | 'passed' | 'failed' | 'missed' | 'cancelled' | 'late';
export interface Booking {
  number: string;
  carId: string;
  plate: string;
  state: BookingState;
  payment: 'none' | 'pending' | 'paid' | 'refused' | 'closed';
  place: Place & { kind: Station['kind'] };
  date: string;
  time: string;
  amount: number;
  refund: number;
  hold: { seconds: number } | null;
  /** online until then */
  until: string;
  canCancel: boolean;
}

export type Outcome = 'paid' | 'pending' | 'refused' | 'closed' | 'late' | 'lateBack' | 'cancelled';

/** What became of a payment, as the service says; never what an address says. */
export function outcomeOf({ state, payment, refund }: Booking): Outcome {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'late') return refund > 0 ? 'lateBack' : 'late';
  if (state !== 'held') return 'paid';
  return payment === 'refused' || payment === 'closed' ? payment : 'pending';
}

/** To come, or over. */
export const isComing = ({ state }: Pick<Booking, 'state'>) => state === 'held' || state === 'paid';

/** What the customer waits for at a place, and what is free of it now. */
export interface Wish {
  isWished: boolean;
  placeId: string;
  weekdays: number[];
  isMorning: boolean;
  isAfternoon: boolean;
  date: string;
  time: string;
  stations: Station[];
}
