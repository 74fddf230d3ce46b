/** Codes with which the forest service refuses, and the message id that tells the customer. */
export const refusals = {
  FTR_NOT_FOUND: 'notFound',
  FTR_SOLD_OUT: 'soldOut',
  FTR_BAD_STAY: 'badStay',
  FTR_OUT_OF_WINDOW: 'outOfWindow',
  FTR_TOO_MANY_GUESTS: 'tooManyGuests',
  FTR_TERMS_MISSING: 'termsMissing',
  FTR_PRICE_CHANGED: 'priceChanged',
  FTR_INTENT_REUSED: 'holdEnded',
  FTR_HOLD_EXPIRED: 'holdEnded',
  FTR_ALREADY_PAID: 'alreadyPaid',
  FTR_NOT_CANCELLABLE: 'notCancellable',
  FTR_FEE_CHANGED: 'feeChanged',
  FTR_EDU_FULL: 'educationFull',
  FTR_EDU_MOVED: 'educationMoved',
  FTR_BAD_COUNT: 'badTicketCount',
  FTR_ID_TAKEN: 'idTaken',
  FTR_MEMBER_EXISTS: 'memberExists',
  FTR_NOT_MEMBER: 'notMember',
  FTR_PHONE_NOT_VERIFIED: 'phoneNotVerified',
  FTR_CODE_WRONG: 'codeWrong',
  FTR_CODE_EXPIRED: 'codeExpired',
  FTR_PASSWORD_WEAK: 'passwordWeak',
  FTR_PASSWORD_SAME: 'passwordSame',
  FTR_PASSWORD_NOT_SAME: 'passwordNotSame',
  FTR_PASSWORD_WRONG: 'passwordWrong',
} as const;

export type RefusalCode = keyof typeof refusals;
export type RefusalId = (typeof refusals)[RefusalCode];

export function isRefusal(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(refusals, code);
}
