import type { BookDay, DayBook } from '@wallet/kit/booking';

type NightKind = 'weekday' | 'weekend' | 'peak';

/** One night of a room type. */
interface Night extends BookDay {
  kind: NightKind;
  /** won */
  price: number;
  left: number;
}

/** The nights of a room type that are open for booking. */
export interface NightBook extends DayBook<Night> {
  maxNights: number;
}
