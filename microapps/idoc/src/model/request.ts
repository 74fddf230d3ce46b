import type { SchoolKind } from './card.ts';

export type Relationship = 'self' | 'child';
type RequestState = 'guardian' | 'sent' | 'school' | 'pupil' | 'issued' | 'refused' | 'withdrawn';
export type Reason = 'roll' | 'photo' | 'guardian' | 'left' | 'other';

/** A request for a card, as the school has it. */
export interface Request {
  id: string;
  relationship: Relationship;
  name: string;
  birth: string;
  schoolId: string;
  schoolName: string;
  schoolKind: SchoolKind;
  schoolAddress: string;
  number: string;
  grade: string;
  className: string;
  photoId: string;
  state: RequestState;
  reason: Reason;
  sentAt: string;
  canRemind: boolean;
  /** turned 14 meanwhile: it is theirs to agree */
  isMineToAgree: boolean;
  cardId: string;
}

/** Somebody who may get a card, with what there is of theirs already. */
export interface Pupil {
  name: string;
  birth: string;
  isPupil: boolean;
  cardId: string;
  requestId: string;
}

/** The step at which a refusal is mended. */
export const mendedAt = {
  roll: 'FSL12200',
  photo: 'FSL12300',
  guardian: 'FSL12400',
  left: 'FSL12100',
  other: 'FSL12000',
} as const satisfies Record<Reason, string>;

/** How far a request has come: of sent, at the school, issued. */
export const placeOf = {
  guardian: 0,
  sent: 1,
  school: 2,
  pupil: 2,
  issued: 3,
  refused: 2,
  withdrawn: 0,
} as const;
