/** Codes with which the point service refuses an order, and our words for each. */
const refusals = {
  UBPT0001: 'noWallet',
  UBPT0002: 'noAccount',
  UBPT0003: 'noAccount',
  UBPT0010: 'noPassword',
  UBPT0011: 'wrongPassword',
  UBPT0012: 'passwordLocked',
  UBPT0101: 'overOnce',
  UBPT0102: 'overDaily',
  UBPT0103: 'overMonthly',
  UBPT0104: 'overHeld',
  UBPT0105: 'notEnough',
  UBPT0106: 'accountNotEnough',
  UBPT0107: 'receiverUnknown',
  UBPT0108: 'amountTooSmall',
  UBPT0109: 'quoteEnded',
  UBPT0110: 'partnerNotEnough',
  UBPT0111: 'dueDiligence',
  UBPT0112: 'giftGone',
  UBPT0113: 'requestGone',
  UBPT0114: 'rateChanged',
  UBPT0115: 'toOneself',
  UBPT0116: 'noPartner',
  UBPT0117: 'notFound',
  UBPT0118: 'notCharged',
} as const;

export type RefusalId = (typeof refusals)[keyof typeof refusals];

/** The id of our words for a refusal; undefined where only the service has any. */
export function refusalOf(code: string | undefined): RefusalId | undefined {
  return code !== undefined && Object.hasOwn(refusals, code)
    ? refusals[code as keyof typeof refusals]
    : undefined;
}

/** Refusals after which the customer tries again on the spot: the order is over, the wish is not. */
export function canRetryHere(code: string | undefined): boolean {
  return code === 'UBPT0011' || code === 'UBPT0109' || code === 'UBPT0114';
}
