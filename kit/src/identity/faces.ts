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

const FIRST_CODE = 20_003;

/** By wire code. 20003 is stated, "and similar" (s8): ours go on in the order in which the reasons stand there. */
export const faceCodes: Readonly<Record<string, FaceProblem>> = Object.fromEntries(
  faceProblems.slice(0, 9).map((problem, place) => [String(FIRST_CODE + place), problem]),
);

/** So often a face may be tried in one go; after that another way has to be offered. */
export const FACE_TRIES = 5;
