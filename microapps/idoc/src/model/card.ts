import { addDays } from '@wallet/kit/format';
import type { CredentialState } from '@wallet/kit/identity';

export type CardState = 'valid' | 'soon' | 'expired' | 'ended';

/** A student card as the bank keeps it for the school. */
export interface StudentCard {
  id: string;
  relationship: 'self' | 'child';
  maskedNumber: string;
  cardName: string;
  photo: string;
  photoOn: string;
  studentName: string;
  birth: string;
  schoolName: string;
  schoolKind: SchoolKind;
  schoolAddress: string;
  schoolPhone: string;
  grade: string;
  className: string;
  isRegistered: boolean;
  validUntil: string;
  state: CardState;
  checkedAt: string;
  /** seconds until it is looked at again while it is shown */
  checkAfter: number;
}

export type SchoolKind = 'elementary' | 'middle' | 'high' | 'special' | 'other';

export interface School {
  id: string;
  name: string;
  kind: SchoolKind;
  region: string;
  address: string;
  takesPart: boolean;
}

/** How a card looks among credentials. */
export const lookOf = {
  valid: 'valid',
  soon: 'due',
  expired: 'expired',
  ended: 'revoked',
} as const satisfies Record<CardState, CredentialState>;

export const isUsable = ({ state }: Pick<StudentCard, 'state'>): boolean =>
  state === 'valid' || state === 'soon';

/** Calls of our own need the card's id, which is not among the stated fields. */
export const hasOwnCalls = ({ id }: Pick<StudentCard, 'id'>): boolean => id !== '';

/** After three years a new school year asks for a new photo. */
export const needsPhoto = ({ photoOn }: Pick<StudentCard, 'photoOn'>, today: string): boolean =>
  photoOn !== '' && addDays(photoOn, 3 * 365) < today;

const years = { elementary: 6, middle: 3, high: 3, special: 12, other: 12 } as const;
export const gradesOf = (kind: SchoolKind): string[] =>
  Array.from({ length: years[kind] }, (_, at) => String(at + 1));
