interface Part {
  insurance: 'employment' | 'accident';
  year: string;
  reason: string;
  won: number;
  claimUntil: string;
}

export interface Unit {
  unitNo: string;
  unitName: string;
  refundWon: number;
  parts: Part[];
  /** until today: the agency's own sum counts */
  interest: number;
  arrears: number;
  /** what is paid out: with interest, less arrears */
  paid: number;
  isClosed: boolean;
  /** set against the next bill, not paid out */
  isSmall: boolean;
}

type ApplicationState = 'applied' | 'checking' | 'decided' | 'paid' | 'offset' | 'cameBack' | 'takenBack';

export interface Application {
  id: string;
  unitName: string;
  refundWon: number;
  interest: number;
  arrears: number;
  /** what is paid out in the end */
  paid: number;
  account: string;
  state: ApplicationState;
  steps: { state: ApplicationState; at: string }[];
}

export interface Refunds {
  /** undefined where the answer says neither Y nor N */
  isJoined: boolean | undefined;
  isRepresentative: boolean;
  lookedAt: string;
  isOpen: boolean;
  today: string;
  units: Unit[];
  applications: Application[];
}

/** From when on the days that are left are said aloud. */
export const SOON = 30;

/** The last day of the part that ends first; empty where nothing is told. */
export const endsOn = ({ parts }: Unit): string => parts.map((part) => part.claimUntil).toSorted()[0] ?? '';
export const nearestFirst = (units: readonly Unit[]): Unit[] =>
  units.toSorted((a, b) => (endsOn(a) || '9').localeCompare(endsOn(b) || '9'));
/** What of a unit comes back, before interest: arrears are taken out first. */
export const backOf = ({ refundWon, arrears }: Unit): number => Math.max(0, refundWon - arrears);
export const sumOf = (units: readonly Unit[]): number =>
  units.filter(({ isSmall }) => !isSmall).reduce((sum, unit) => sum + backOf(unit), 0);
