/** What who checks a secret number says of it: good, so many tries left, or locked. */
export type PinVerdict = { kind: 'good' } | { kind: 'wrong'; left: number } | { kind: 'locked' };

/** So many wrong secret numbers in a row lock a credential. */
export const PIN_TRIES = 5;
