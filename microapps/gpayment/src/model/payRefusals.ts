/** Codes by which the service refuses a payment; those of 2-payment s8 are stated, the others ours. */
export const payRefusals = {
  UBFR0072: 'englishNameMissing',
  UBFR0156: 'invalidLocation',
  UBFR0301: 'codeUnusable',
  UBFR0302: 'invalidTransaction',
  UBFR0303: 'notEnough',
  UBFR0304: 'wrongPin',
  UBFR0305: 'pinLocked',
  UBFR0306: 'partnerRefused',
  UBFR0307: 'badAmount',
  UBFR0308: 'badMeans',
} as const;

export type PayRefusal = (typeof payRefusals)[keyof typeof payRefusals] | 'other';

export function payRefusal(code: string | undefined): PayRefusal {
  return isKnown(code) ? payRefusals[code] : 'other';
}

function isKnown(code: string | undefined): code is keyof typeof payRefusals {
  return code !== undefined && Object.hasOwn(payRefusals, code);
}
