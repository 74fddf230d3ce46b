import type { Context } from 'hono';
import type { Words } from './language.ts';
import type { RoomEnv } from './room.ts';

/** One thing that a customer has before them, as a domain gives it to home (`mstr/comingUp.ts`). */
interface Coming {
  /** the same for the same thing, within its domain */
  id: string;
  /** BOOK: a booking; DUE: what is to be done until then, its name says what; EXPR: what ends unused then */
  kind: 'BOOK' | 'DUE' | 'EXPR';
  name: Words;
  /** when it begins, or until when; a day `YYYYMMDD` or a moment `YYYYMMDDhhmmss` of Seoul */
  at: string;
  /** of a booking: when it is over, in the same form; the end of its day where it is not told */
  until?: string;
  /** the screen that it leads to */
  screen: string;
}

/** What a domain has for the one who is signed in; it reads and changes nothing. */
export type ComingOf = (context: Context<RoomEnv>) => readonly Coming[];
