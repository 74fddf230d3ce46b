/** A branch of the bank. */
export interface Branch {
  id: string;
  name: string;
  region: string;
  address: string;
  /** `HHmm` */
  opens: string;
  closes: string;
  isOpenNow: boolean;
  /** closed for repairs: nobody can be received */
  isClosed: boolean;
}

/** Half an hour of a day, and for how many visitors there is still room. */
export interface Slot {
  /** `HHmm` */
  time: string;
  left: number;
}

export const matters = ['account', 'card', 'loan'] as const;
export type Matter = (typeof matters)[number];

/** A visit that was booked. */
export interface Visit {
  number: string;
  branchId: string;
  branchName: string;
  address: string;
  /** `YYYYMMDD` */
  day: string;
  /** `HHmm` */
  time: string;
  matter: Matter;
  state: 'booked' | 'changed' | 'cancelled' | 'done' | 'missed';
}

/** Only a visit that is still to come can be changed or cancelled. */
export const isOpen = ({ state }: Pick<Visit, 'state'>) => state === 'booked' || state === 'changed';

/** `HHmm` as a clock shows it: `16:00`. */
export const clock = (time: string) => `${time.slice(0, 2)}:${time.slice(2)}`;
