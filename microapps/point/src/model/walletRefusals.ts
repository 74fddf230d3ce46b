/** What the calls of joining, accounts, settings and leaving refuse, and the message that says so. */
export const walletRefusals = {
  UBPT0001: 'notJoined',
  UBPT0002: 'noMainAccount',
  UBPT0003: 'notYourAccount',
  UBPT0004: 'termsMissing',
  UBPT0010: 'passwordNotSet',
  UBPT0011: 'passwordWrong',
  UBPT0012: 'passwordLocked',
  UBPT0013: 'passwordsDiffer',
  UBPT0014: 'passwordEasy',
  UBPT0015: 'passwordSame',
  UBPT0021: 'certificationExpired',
  UBPT0022: 'certificationWrong',
  UBPT0023: 'certificationLocked',
  UBPT0024: 'mainAccountLast',
  UBPT0025: 'certificationMissing',
  UBPT0026: 'tooManyAccounts',
  UBPT0027: 'accountGone',
  UBPT0030: 'pointsRemain',
  LEAVE_HOLDS: 'leaveHolds',
  UBPT0040: 'limitInvalid',
  UBPT0041: 'chargeAboveLimit',
} as const;

export type WalletRefusal = keyof typeof walletRefusals;

export function isWalletRefusal(code: string | undefined): code is WalletRefusal {
  return code !== undefined && Object.hasOwn(walletRefusals, code);
}
