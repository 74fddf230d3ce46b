import { field, only, shape, wireCount, wireText, wireYes } from '@wallet/kit/api';
import { v } from '@wallet/kit/schema';

const filled = v.pipe(v.string(), v.minLength(1));

/** Mobile-validation (1-shell s7.4); paths and fields are ours (N19). */
export const sentAnswer = shape({ id: field('vldtnNo', filled), seconds: field('expSS', wireCount) });
export const extendedAnswer = only(field('expSS', wireCount));
export const checkedAnswer = only(field('vldtnYn', wireYes));

export const doneAnswer = only(field('successYn', wireYes));
/** The CI to sign in with; the member's number says that somebody has joined. */
export const joinedAnswer = shape({
  memberId: field('walletMberIdnfiNo', filled),
  ci: field('ci', wireText),
});
export const foundAnswer = shape({
  name: field('custName', wireText),
  phone: field('phone', wireText),
  isDormant: field('dormantYn', wireYes),
});
