/** Why a payment was refused, as far as the customer can do something about it. */
const reasons = {
  UBFR0156: 'invalidLocation',
  UBFR0304: 'pinWrong',
  UBFR0305: 'pinLocked',
  UBFR0401: 'insufficient',
  UBFR0402: 'codeUnusable',
  UBFR0403: 'codeExpired',
  UBFR0404: 'invalidTransaction',
  UBFR0405: 'alreadyPaid',
  UBFR0406: 'amountWrong',
} as const;

export type Refusal = (typeof reasons)[keyof typeof reasons] | 'other';

export function refusalOf(code: string | undefined): Refusal {
  return code !== undefined && Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : 'other';
}
