/** What the member and the verification calls refuse, and the message that says so. */
export const refusals = {
  MBV_NO_MATCH: 'identityNoMatch',
  MBV_NOT_ADULT: 'guardianNotAdult',
  MBV_EXPIRED: 'codeExpired',
  MBR_NOT_VERIFIED: 'phoneNotVerified',
  MBR_ALREADY: 'alreadyMember',
  MBR_DORMANT: 'memberDormant',
  MBR_NOT_DORMANT: 'memberAwake',
  MBR_NOT_FOUND: 'memberNotFound',
  MBR_OTHER_PERSON: 'otherPerson',
  MBR_GUARDIAN_MISSING: 'guardianNeeded',
  MBR_TERMS_MISSING: 'notAgreed',
  MBR_TOKEN: 'tokenInvalid',
  MBR_PASSWORD_WEAK: 'passwordWeak',
  MBR_PASSWORD_SAME: 'passwordSame',
  MBR_PASSWORD_WRONG: 'passwordWrong',
  MBR_PASSWORD_LOCKED: 'loginLocked',
} as const;

export type RefusalCode = keyof typeof refusals;

export function isRefusal(code: string | undefined): code is RefusalCode {
  return code !== undefined && Object.hasOwn(refusals, code);
}
