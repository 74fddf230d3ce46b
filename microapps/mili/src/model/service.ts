export type Standing =
  | 'none'
  | 'notDue'
  | 'due'
  | 'serving'
  | 'reserve'
  | 'done'
  | 'exempt'
  /** just left the army, and not told to the office yet */
  | 'waiting';

/** Whose certificate may be asked for. */
interface Target {
  id: string;
  name: string;
  isSelf: boolean;
  isExempt: boolean;
}

export interface ServiceRecord {
  standing: Standing;
  name: string;
  /** the year of the examination */
  dueYear: number;
  number: string;
  army: string;
  rank: string;
  /** YYYYMMDD, empty for who has not served */
  from: string;
  to: string;
  reserveYear: number;
  targets: Target[];
}

export const purposes = ['job', 'visa', 'licence', 'other'] as const;
export type Purpose = (typeof purposes)[number];

export interface Certificate {
  number: string;
  name: string;
  purpose: Purpose;
  receiver: string;
  at: string;
  checkNo: string;
  /** the key it was asked for with */
  key: string;
}

/** What one is called to. */
export type Visit = 'judgement' | 'training';

export interface Place {
  placeId: string;
  placeName: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
}

export interface Judgement extends Place {
  state: 'none' | 'notDue' | 'open' | 'applied' | 'examined';
  dueYear: number;
  number: string;
  date: string;
  email: string;
  code: string;
  /** 1 to 7; 0 without one */
  grade: number;
  travel: number;
  canChange: boolean;
  canCancel: boolean;
  /** code of the reason it is asked to be put off for; empty without one */
  postponing: string;
}

/** Why something may be put off. */
export interface Reason {
  code: string;
  name: string;
  /** what proves it; empty where nothing is needed */
  proof: string;
  /** counts until the day itself */
  isOnDay: boolean;
  /** how often in all; 0 without a limit */
  most: number;
  used: number;
}

/** So many days before, at the latest, a thing may be put off that does not come over night. */
const POSTPONE_DAYS = 5;

/** Why a reason cannot be chosen now. */
export function reasonProblem({ isOnDay, most, used }: Reason, daysLeft: number): 'late' | 'used' | null {
  if (most > 0 && used >= most) return 'used';
  return !isOnDay && daysLeft < POSTPONE_DAYS ? 'late' : null;
}
