/**
 * Why a face was not taken (3-identity-and-services s8). `mismatch` is another face than the one on record,
 * `idMismatch` than the one on the document; `notLive` comes from the phone, the others from who compares.
 */
export const faceProblems = [
  'mismatch',
  'fraud',
  'covered',
  'eyesHidden',
  'eyesClosed',
  'idMismatch',
  'tooSmall',
  'offCentre',
  'blurry',
  'notLive',
] as const;

export type FaceProblem = (typeof faceProblems)[number];

/** So often a face may be tried in one go; after that another way has to be offered. */
export const FACE_TRIES = 5;
