import type { Passport, Relationship } from './pass.ts';

/** What is typed of a child; its number is sealed at the keypad and forgotten with the registration. */
export interface ChildData {
  name: string;
  birth: string;
  sex: 'M' | 'F';
}

/** What a registration has gathered so far. Passport, chip, face and child stand in no storage. */
export interface Registration {
  relationship: Relationship;
  /** one for a registration: sent again with it, it is the same registration */
  traceId: string;
  child?: ChildData | undefined;
  passport?: Passport | undefined;
  /** the photo of its page, as base64 */
  photo?: string | undefined;
  /** the page was looked at and taken by the airport */
  isChecked?: boolean | undefined;
  /** the picture in the chip */
  chipFace?: string | undefined;
}

export type Piece = 'child' | 'passport' | 'chip';

const fields = {
  child: ['child'],
  passport: ['passport', 'photo', 'isChecked', 'chipFace'],
  chip: ['chipFace'],
} as const satisfies Record<Piece, readonly (keyof Registration)[]>;

/** Without one piece, and without what stands on it: another passport has another chip. */
export function without(registration: Registration, piece: Piece): Registration {
  return { ...registration, ...Object.fromEntries(fields[piece].map((field) => [field, undefined])) };
}
