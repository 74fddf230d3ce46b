/** Codes with which this area refuses, and the text that tells the customer; the others stand in every app. */
export const refusals = {
  UBFR0072: 'englishNameMissing',
  UBFR0156: 'invalidLocation',
  // Those of the payment partner behind both areas.
  UBFR0301: 'codeUnusable',
  UBFR0302: 'invalidTransaction',
  UBFR0303: 'insufficient',
  UBFR0307: 'amountWrong',
  UBFR0401: 'insufficient',
  UBFR0402: 'codeUnusable',
  UBFR0403: 'codeExpired',
  UBFR0404: 'invalidTransaction',
  UBFR0405: 'alreadyPaid',
  UBFR0406: 'amountWrong',
  UBFR0407: 'splitChanged',
} as const;
