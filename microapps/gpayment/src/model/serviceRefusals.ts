/** What the service half is refused, and the message that tells it (README.md: codes from UBFR0321 on are ours). */
export const serviceRefusals = {
  UBFR0072: 'englishNameMissing',
  UBFR0321: 'transferNumberWrong',
  UBFR0322: 'accountCheckOver',
  UBFR0323: 'passwordsDiffer',
  UBFR0324: 'passwordWeak',
  UBFR0325: 'rateUnknown',
  UBFR0326: 'payTermsMissing',
  UBFR0327: 'notPayUser',
  UBFR0328: 'inquiryUnknown',
  UBFR0329: 'transactionUnknown',
  UBFR0330: 'callNotAnswered',
  UBFR0331: 'accountUnknown',
  UBFR0332: 'accountNotProved',
} as const;

export type ServiceRefusal = keyof typeof serviceRefusals;

export function isServiceRefusal(code: string | undefined): code is ServiceRefusal {
  return code !== undefined && Object.hasOwn(serviceRefusals, code);
}
