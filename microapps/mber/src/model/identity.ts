import { expandBirth, isCalendarDate, isOfAge, todaySeoul } from '@wallet/kit/format';

/** What a phone is verified for. */
export type Purpose = 'join' | 'guardian' | 'password' | 'wakeUp' | 'change' | 'withdraw' | 'identity';

/** Who a person says they are, as the mobile companies ask it. */
export interface Identity {
  name: string;
  /** YYMMDD */
  birth: string;
  /** digit 7 of the resident number */
  residentKind: string;
  carrier: string;
}

/** A verified phone: the number of the check stands for the person, who is not named again. */
export interface Verified {
  checkId: string;
  phone: string;
}

/** The mobile companies; 04 to 06 are sold over the nets of 01 to 03. */
export const carriers = ['01', '02', '03', '04', '05', '06'] as const;

const fourteen = 14;

function birth8({ birth, residentKind }: Pick<Identity, 'birth' | 'residentKind'>): string {
  return expandBirth(birth, residentKind);
}

/** A day that has been: six digits alone do not tell the century. */
export function isBirth(of: Pick<Identity, 'birth' | 'residentKind'>, today = todaySeoul()): boolean {
  const whole = birth8(of);
  return /^\d{6}$/.test(of.birth) && isCalendarDate(whole) && whole <= today;
}

export function isUnderFourteen(of: Pick<Identity, 'birth' | 'residentKind'>, now?: Date): boolean {
  return isBirth(of) && !isOfAge(birth8(of), fourteen, now);
}
