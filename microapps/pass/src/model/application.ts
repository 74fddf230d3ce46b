import type { Hold } from '@wallet/kit/booking';

/** Who asks: member, name and CI, as user info has them. */
export interface Oneself {
  memberId: string;
  name: string;
  ci: string;
}

export interface Passport {
  /** masked */
  number: string;
  /** as it stands in the passport; not to be changed online */
  romanName: string;
  /** YYYYMMDD */
  expires: string;
  isLost: boolean;
}

export const whereabouts = ['hand', 'lost', 'damaged'] as const;
export type Whereabouts = (typeof whereabouts)[number];

export const reasons = ['expiring', 'lost', 'damaged', 'full', 'photo'] as const;
export type Reason = (typeof reasons)[number];

/** Why a new one is asked for, as far as it follows from where the old one is. */
export const reasonsFor = (where: Whereabouts): readonly Reason[] =>
  where === 'hand' ? ['expiring', 'full', 'photo'] : [where];

/** A kind of passport and its fee. */
export interface Product {
  id: string;
  /** 0 is what is left of the old one */
  years: number;
  pages: number;
  fee: number;
}

export interface Office {
  id: string;
  name: string;
  region: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** weekday of its evening, 1 is Monday; 0 has none */
  lateDay: number;
  isOpen: boolean;
}

export type State =
  | 'unpaid'
  | 'dropped'
  | 'paid'
  | 'received'
  | 'examining'
  | 'photoRejected'
  | 'closed'
  | 'making'
  | 'ready'
  | 'collected'
  | 'void'
  | 'cancelled';

/** The steps of an application that goes well, in their order. */
export const steps = ['paid', 'received', 'examining', 'making', 'ready'] as const;
export type Step = (typeof steps)[number];

export interface Application {
  number: string;
  state: State;
  fee: number;
  years: number;
  pages: number;
  /** YYYYMMDDhhmmss */
  askedAt: string;
  /** why the photo came back */
  photoReason: 'none' | 'ground' | 'other';
  /** the last day to mend the photo, or to collect; empty where there is none */
  until: string;
}

export interface ApplicationDetail extends Application {
  office: Omit<Office, 'region' | 'isOpen'>;
  phone: string;
  reached: { step: Step; at: string }[];
  /** YYYYMMDD; empty before it is paid */
  readyOn: string;
  /** until when it waits for its fee */
  hold: Hold | null;
  paidAt: string;
  refund: number;
  mayCancel: boolean;
  /** the passport before was reported lost */
  isAfterLoss: boolean;
}

const open: readonly State[] = [
  'unpaid',
  'paid',
  'received',
  'examining',
  'photoRejected',
  'making',
  'ready',
];
export const isOpen = ({ state }: Pick<Application, 'state'>) => open.includes(state);

/** Where a state leads with one tap; the others have nothing to be done. */
export function nextAct({ state }: Pick<Application, 'state'>): 'pay' | 'photo' | null {
  if (state === 'unpaid') return 'pay';
  return state === 'photoRejected' ? 'photo' : null;
}
