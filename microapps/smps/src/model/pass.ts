import { addMonths, daysBetween, instantOf, isOfAge } from '@wallet/kit/format';

export type Relationship = 'self' | 'child';

/** A face that opens the lane. Days are `YYYYMMDD`. */
export interface SmartPass {
  id: string;
  relationship: Relationship;
  name: string;
  englishName: string;
  /** masked */
  passportNo: string;
  since: string;
  until: string;
  /**
   * `replaced`: another passport has taken the place of the one it was made with; `renewing`: that is going to happen;
   * `lost`: that passport was reported lost
   */
  state: 'good' | 'replaced' | 'renewing' | 'lost';
  /** YYYYMMDDhhmmss: the airport knows it from then on; empty for one that it has long known */
  usableFrom: string;
}

/** `invalid`: the airport does not know it any more (1010). */
export type Standing = 'active' | 'expiring' | 'expired' | 'replaced' | 'lost' | 'invalid';

const EXPIRING_DAYS = 30;

export function standingOf(
  { until, state }: SmartPass,
  isValid: boolean,
  today: string,
): { standing: Standing; days: number } {
  // Without an end that is told, the airport's answer alone says whether it counts.
  const days = until === '' ? Number.POSITIVE_INFINITY : daysBetween(today, until);
  if (state === 'replaced' || state === 'lost') return { standing: state, days };
  if (days < 0) return { standing: 'expired', days };
  if (!isValid) return { standing: 'invalid', days };
  return { standing: days <= EXPIRING_DAYS ? 'expiring' : 'active', days };
}

/** It was registered just now, and the airport does not know it yet. */
export const isTooNew = ({ usableFrom }: Pick<SmartPass, 'usableFrom'>, now: number): boolean =>
  usableFrom !== '' && now < instantOf(usableFrom);

export const isGood = (standing: Standing): boolean => standing === 'active' || standing === 'expiring';

/** What is read of a passport, on its page and in its chip. */
export interface Passport {
  passportNo: string;
  surname: string;
  givenNames: string;
  nationality: string;
  birth: string;
  sex: 'M' | 'F' | 'X';
  expiry: string;
}

/** `soon`: many countries ask for six months, though the airport does not. */
export function expiryOf({ expiry }: Passport, today: string): 'expired' | 'soon' | 'good' {
  if (expiry < today) return 'expired';
  return expiry < addMonths(today, 6) ? 'soon' : 'good';
}

/** Whether page and chip are of one passport. */
export const isSamePassport = (page: Passport, chip: Passport): boolean =>
  (['passportNo', 'surname', 'birth', 'expiry'] as const).every((field) => page[field] === chip[field]);

/** By age: nobody below 7, a guardian below 14, oneself from then on. */
export function registersAs(birth: string, today: string): 'nobody' | Relationship {
  if (!isOfAge(birth, 7, today)) return 'nobody';
  return isOfAge(birth, 14, today) ? 'self' : 'child';
}

export interface Child {
  name: string;
  birth: string;
  sex: 'M' | 'F';
  /** of the pass that this child has; empty for none */
  passId: string;
}

/** Full years on a day. */
export function ageOn(birth: string, today: string): number {
  return Math.trunc((Number(today) - Number(birth)) / 10_000);
}
